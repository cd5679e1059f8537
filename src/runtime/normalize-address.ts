/**
 * Makes an address one that Gatsby can read. Its router decodes a path three times and a fragment once, and
 * the whole page ends where that fails, as at `/%` or `/faq#%`: there each `%` is encoded until it works.
 *
 * @param page The path of the page that the host has sent, such as `/contact`. The host may send it for
 *   `/contact.html` or `/contact%2F` too, where Gatsby would show Home: then the address becomes the
 *   page's own. At any other address the host has sent Home, which Gatsby shows there too.
 */
export function normalizeAddress(page = "/"): void {
  const { origin, pathname, search, hash } = location;
  const isHome = page === "/" || page === "/404.html";
  // A slash at its end is one more address of the same page, to Gatsby too.
  const own = pathname === `${page}/` ? pathname : page;
  const path = isHome ? decodable(pathname.replace(/^\/+/, "/"), 3) : own;
  const fragment = decodable(hash, 1);
  if (path !== pathname || fragment !== hash) {
    history.replaceState(history.state, "", origin + path + search + fragment);
  }
}

/** The text itself, or one in which each `%` is encoded so often that it can be decoded some times. */
function decodable(text: string, times: number): string {
  try {
    let decoded = text;
    for (let time = 0; time < times; time++) decoded = decodeURIComponent(decoded);
    return text;
  } catch {
    return decodable(text.replaceAll("%", "%25"), times);
  }
}
