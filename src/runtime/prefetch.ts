/**
 * Replaces Gatsby's prefetch.js: Firefox's policy blocks it, and Gatsby fetches the same data right afterward.
 */
export default async function prefetch(): Promise<void> {}
