/**
 * Fetches a page's script ahead of its being asked for, in place of Gatsby's own way
 * (.cache/prefetch.js, see speed/webpack.ts). That puts `<link rel="prefetch">` into the head, which
 * Firefox judges by the policy's `default-src` and refuses, and Safari doesn't know. A page's data
 * Gatsby asks for itself right after it was fetched: once is enough. Gatsby asks for nothing ahead
 * with Save-Data.
 *
 * @returns once the answer is in the browser's cache, or doesn't come: nothing is lost without it,
 *   since the page asks again when it is needed
 */
export default async function prefetch(url: string): Promise<void> {
  if (url.endsWith(".json")) return;
  try {
    const response = await fetch(url, { priority: "low" });
    await response.text();
  } catch {}
}
