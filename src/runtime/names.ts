/**
 * The name of the Trusted Types policy that webpack's runtime uses to load chunks (gatsby/webpack.ts). On a
 * site without analytics, the Content Security Policy allows no other Trusted Types policy
 * (host/security-headers.ts), so no other code can turn a string into a script.
 */
export const CHUNK_POLICY = "webpack";

/** Marks the template with the runtime's scripts. Gatsby expects its value in `window.pagePath`. */
export const RUNTIME_ATTRIBUTE = "data-page-path";

/** The `id` of the contact form's notice about other ways to get in touch, which is hidden while React runs. */
export const NOT_READY_ID = "form-not-ready";
