import { decoded, knowPage } from "./find-path";

/**
 * Has the browser and the host agree which page an address shows. The host has decided: `/contact.html`,
 * `//contact` and `/contact%2f` may be the contact page to it. Then the address becomes that page's own
 * before the router reads it. At any other address it has sent Home, which stays so, and one that can't
 * be decoded, `/%`, becomes one that can: the router would fail on it.
 *
 * @param page The path of the page that came, such as `/contact`.
 */
export function settleAddress(page: string): void {
  const { origin, pathname, search, hash } = location;
  let path = pathname;
  if (page !== "/" && page !== "/404.html") {
    // A slash at its end is one address more of the same page, to the router too.
    if (pathname !== `${page}/`) path = page;
  } else {
    if (/%/.test(pathname) && decoded(pathname) === pathname) path = path.replaceAll("%", "%25");
    knowPage(path, "/");
  }
  if (path !== pathname) history.replaceState(history.state, "", origin + path + search + hash);
}
