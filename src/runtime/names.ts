/**
 * The Trusted Types policy for chunks. A site that has no analytics allows no other, so no code can make a string a
 * script.
 */
export const CHUNK_POLICY = "webpack";

/** The `id` of the contact form's notice about other ways to get in touch, which is hidden while React runs. */
export const NOT_READY_ID = "form-not-ready";
