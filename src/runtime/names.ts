/**
 * The Trusted Types policy through which webpack's runtime loads chunks (gatsby/webpack.ts). It is the only
 * one that an answer's policy allows (host/security-headers.ts), so no other code can turn a string
 * into script, React's and Gatsby's own included.
 */
export const CHUNK_POLICY = "webpack";

/**
 * Of the template at the end of a page's body, in which the runtime's scripts wait (deferred-runtime.tsx):
 * its value is the page's path, as `window.pagePath` to Gatsby.
 */
export const RUNTIME_ATTRIBUTE = "data-page-path";
