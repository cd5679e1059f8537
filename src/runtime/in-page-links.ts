/** The state of a history entry that the visitor left through a fragment link. */
interface SavedScroll {
  /** The scroll position, in pixels. */
  leftAt?: number;
}

/**
 * Saves the scroll position in the history entry when the visitor follows a plain fragment link. Gatsby
 * stores only one position for all fragments of a page, so Back wouldn't scroll.
 */
export function saveScrollOnFragmentLinks(): void {
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || link.pathname !== location.pathname || link.host !== location.host) return;
    const saved: SavedScroll = { leftAt: scrollY };
    history.replaceState({ ...history.state, ...saved }, "");
  });
}

/** Returns the saved scroll position for going back from a fragment of the same page; otherwise undefined. */
export function savedScrollTop(from: Location, to: Location & { state?: unknown }) {
  return from.pathname === to.pathname && from.hash !== ""
    ? (to.state as SavedScroll | null)?.leftAt
    : undefined;
}
