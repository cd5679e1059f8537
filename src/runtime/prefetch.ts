/**
 * Does nothing. This replaces Gatsby's .cache/prefetch.js (see gatsby/webpack.ts), which adds a
 * `<link rel="prefetch">` for a page's data. Firefox blocks prefetch requests because of the `default-src`
 * directive, Safari doesn't support them, and Gatsby fetches the same data right afterward anyway.
 */
export default async function prefetch(): Promise<void> {}
