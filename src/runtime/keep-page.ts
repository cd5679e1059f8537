import { carryOver } from "./carry-over";

/** The window event after React has stopped for good and the page continues without it. */
export const REACT_ENDED = "react-ended";

/** The sessionStorage key that marks a tab that was already reloaded because React had stopped. */
const RELOADED_KEY = "reloaded-without-react";

/** React may fail and retry this many times within the period. */
const MAX_FAILURES = 3;
const FAILURE_PERIOD_MS = 10_000;

/** The path of the visible page. During navigation, the URL may already be the next page's. */
let shownPath = globalThis.location?.pathname;

/** Checks whether the visible page is the one in the URL. */
export function isShown(): boolean {
  return shownPath === location.pathname;
}

/** Records the new page's path. Call it after each navigation. */
export function setShownPath(path: string): void {
  // In a separate task: if React failed during the navigation, this page isn't visible yet.
  setTimeout(() => {
    shownPath = path;
  });
}

export interface KeptPage {
  /** Copies the visitor's state to the newly rendered page. Call it after each render by React. */
  restore: () => void;
  /** Counts a failure. Returns the number of the next attempt, or 0 after too many failures. */
  countFailure: () => number;
  /** Reloads the page, once per tab. After that, keeps the page's last state, without React. */
  giveUp: () => void;
}

/**
 * Keeps references to the visible page's nodes, to restore the page if React removes it from the document.
 * React removes the page as a whole, so the nodes still contain everything the visitor typed.
 */
export function keepPage(container: Element): KeptPage {
  let nodes: readonly ChildNode[] = [...container.childNodes];
  let focused = document.activeElement;
  let top = 0;
  let attempts = 0;
  let failures = 0;

  // Removing the nodes loses the focus and the scroll position.
  addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  const updateTop = () => {
    top = scrollY;
  };
  // In the next frame: reading scrollY now would force a layout just before hydration.
  requestAnimationFrame(updateTop);
  addEventListener("scroll", updateTop);

  return {
    restore() {
      const rendered = [...container.childNodes];
      // React failed again while rendering, so the last rendered page is still the current one.
      if (rendered.length === 0) return;
      if (isShown() && !nodes.some((node) => rendered.includes(node))) {
        carryOver({ nodes, focused }, container);
        scrollTo({ top, behavior: "instant" });
      }
      nodes = rendered;
      shownPath = location.pathname;
    },
    countFailure() {
      failures += 1;
      setTimeout(() => {
        failures -= 1;
      }, FAILURE_PERIOD_MS);
      attempts += 1;
      return failures > MAX_FAILURES ? 0 : attempts;
    },
    giveUp() {
      // The last rendered page may not be the one in the URL.
      if (!isShown() || isFirstTime()) return location.reload();
      // In a new container, where React receives no events, so the browser handles links natively.
      const newContainer = container.cloneNode(false) as Element;
      newContainer.append(...nodes);
      container.replaceWith(newContainer);
      scrollTo({ top, behavior: "instant" });
      dispatchEvent(new Event(REACT_ENDED));
    },
  };
}

/** Returns whether this is the tab's first call. False without storage, to avoid endless reloads. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, "yes");
    return true;
  } catch {
    return false;
  }
}
