/** The state of a history entry from which the visitor followed a fragment link. */
interface SavedScroll {
  /** The scroll position, in pixels. */
  leftAt?: number;
}

/** Gatsby stores only one scroll position for all of a page's fragments. */
export function saveScrollOnFragmentLinks(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || link.pathname !== location.pathname || link.host !== location.host) return;
    const saved: SavedScroll = { leftAt: scrollY };
    history.replaceState({ ...history.state, ...saved }, "");
  });
}

/** Undefined unless the visitor goes back from a fragment of the same page. */
export function savedScrollTop(from: Location, to: Location & { state?: unknown }) {
  return from.pathname === to.pathname && from.hash !== ""
    ? (to.state as SavedScroll | null)?.leftAt
    : undefined;
}
