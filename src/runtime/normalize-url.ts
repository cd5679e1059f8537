/**
 * Gatsby's router decodes the path three times and the fragment once, and crashes on URLs such as `/%`. The
 * page that the host served replaces variants such as `/contact.html`, for which Gatsby would show Home.
 */
export function normalizeUrl(page = "/"): void {
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

/** Encodes each `%` repeatedly until the text can be decoded `times` times in a row. */
function decodable(text: string, times: number): string {
  try {
    let decoded = text;
    for (let time = 0; time < times; time++) decoded = decodeURIComponent(decoded);
    return text;
  } catch {
    return decodable(text.replaceAll("%", "%25"), times);
  }
}
