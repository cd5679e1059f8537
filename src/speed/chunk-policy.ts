/**
 * The Trusted Types policy through which webpack's runtime loads chunks (webpack.ts). It is the only
 * one that an answer's policy allows (host/security-headers.ts), so no other code can turn a string
 * into script, React's and Gatsby's own included.
 */
export const CHUNK_POLICY = "webpack";
