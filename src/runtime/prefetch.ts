/**
 * In place of Gatsby's own (.cache/prefetch.js, see gatsby/webpack.ts), which puts `<link rel="prefetch">`
 * for a page's data into the head: Firefox judges that by the policy's `default-src` and refuses, Safari
 * doesn't know it, and Gatsby asks for the data itself right afterwards. Once is enough.
 */
export default async function prefetch(): Promise<void> {}
