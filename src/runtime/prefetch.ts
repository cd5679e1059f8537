/**
 * Does nothing. It replaces Gatsby's module (.cache/prefetch.js, see gatsby/webpack.ts), which adds
 * `<link rel="prefetch">` for a page's data. Firefox blocks that because of the policy's `default-src`, Safari
 * doesn't support it, and Gatsby fetches the same data right afterwards.
 */
export default async function prefetch(): Promise<void> {}
