/** What an entry of the browser's history holds of a page that was left for a place on it. */
interface Left {
  /** How far the page was scrolled, in pixels. */
  leftAt?: number;
}

/**
 * Notes how far a page is scrolled when a plain link leads to a place on it. Gatsby keeps one position for
 * all such places, so that "back" would stay where the link led.
 */
export function notePlacesToReturnTo(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || link.pathname !== location.pathname || link.host !== location.host) return;
    const left: Left = { leftAt: scrollY };
    history.replaceState({ ...history.state, ...left }, "");
  });
}

/** How far a page was scrolled when it was left for a place on it; undefined for another page. */
export function placeToReturnTo(from: Location, to: Location & { state?: unknown }) {
  return from.pathname === to.pathname && from.hash !== ""
    ? (to.state as Left | null)?.leftAt
    : undefined;
}
