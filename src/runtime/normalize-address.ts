/**
 * Rewrites the URL so that Gatsby can decode it. Gatsby's router decodes the path three times and the
 * fragment once, and crashes on malformed URLs such as `/%` or `/faq#%`. This function encodes each `%` until
 * decoding works.
 *
 * @param page The path of the page that the host served, such as `/contact`. The host also serves that page
 *   for `/contact.html` or `/contact%2F`, for which Gatsby would show Home, so the URL is changed to the
 *   page's path. For unknown paths, both the host and Gatsby show Home.
 */
export function normalizeAddress(page = "/"): void {
  const { origin, pathname, search, hash } = location;
  const isHome = page === "/" || page === "/404.html";
  // Gatsby also accepts the path with a trailing slash.
  const own = pathname === `${page}/` ? pathname : page;
  const path = isHome ? decodable(pathname.replace(/^\/+/, "/"), 3) : own;
  const fragment = decodable(hash, 1);
  if (path !== pathname || fragment !== hash) {
    history.replaceState(history.state, "", origin + path + search + fragment);
  }
}

/** Encodes each `%` in the text as often as needed to make the text decodable `times` times in a row. */
function decodable(text: string, times: number): string {
  try {
    let decoded = text;
    for (let time = 0; time < times; time++) decoded = decodeURIComponent(decoded);
    return text;
  } catch {
    return decodable(text.replaceAll("%", "%25"), times);
  }
}
