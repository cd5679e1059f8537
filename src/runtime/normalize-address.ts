/**
 * Rewrites the URL into one that Gatsby can decode. Its router decodes a path three times and a fragment once,
 * and crashes if that fails, as for `/%` or `/faq#%`. So each `%` is encoded until decoding works.
 *
 * @param page The path of the page that the host served, such as `/contact`. The host also serves it for
 *   `/contact.html` or `/contact%2F`, where Gatsby would show Home, so the URL becomes the page's path. For any
 *   unknown path, the host serves Home, and so does Gatsby.
 */
export function normalizeAddress(page = "/"): void {
  const { origin, pathname, search, hash } = location;
  const isHome = page === "/" || page === "/404.html";
  // Gatsby also accepts the page's path with a trailing slash.
  const own = pathname === `${page}/` ? pathname : page;
  const path = isHome ? decodable(pathname.replace(/^\/+/, "/"), 3) : own;
  const fragment = decodable(hash, 1);
  if (path !== pathname || fragment !== hash) {
    history.replaceState(history.state, "", origin + path + search + fragment);
  }
}

/** Returns the text, with each `%` encoded as often as needed to decode it `times` times. */
function decodable(text: string, times: number): string {
  try {
    let decoded = text;
    for (let time = 0; time < times; time++) decoded = decodeURIComponent(decoded);
    return text;
  } catch {
    return decodable(text.replaceAll("%", "%25"), times);
  }
}
