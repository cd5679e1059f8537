/**
 * The Trusted Types policy with which webpack's runtime loads chunks (gatsby/webpack.ts). The Content Security
 * Policy allows no other (host/security-headers.ts), so no other code, not even React or Gatsby, can turn a
 * string into script.
 */
export const CHUNK_POLICY = "webpack";

/**
 * The attribute of the template with the runtime's scripts (deferred-runtime.tsx). Its value is the page's
 * path, Gatsby's `window.pagePath`.
 */
export const RUNTIME_ATTRIBUTE = "data-page-path";
