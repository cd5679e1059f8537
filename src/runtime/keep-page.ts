import { carryOver } from "./carry-over";

/**
 * The name of the window event that is dispatched once React has stopped for good and the page continues
 * without it.
 */
export const REACT_ENDED = "react-ended";

/** The sessionStorage key that indicates that this tab was already reloaded because React had stopped. */
const RELOADED_KEY = "reloaded-without-react";

/** How many times React may fail and retry within FAILURE_PERIOD_MS. */
const MAX_FAILURES = 3;
const FAILURE_PERIOD_MS = 10_000;

/** The path of the visible page. During navigation, the URL may already be the next page's. */
let shownPath = globalThis.location?.pathname;

/** Checks whether the visible page matches the URL. */
export function isShown(): boolean {
  return shownPath === location.pathname;
}

/** Records the path of the new page. Call this after each navigation. */
export function setShownPath(path: string): void {
  // The path is updated in a separate task, because the new page isn't visible yet if React failed during the
  // navigation.
  setTimeout(() => {
    shownPath = path;
  });
}

export interface KeptPage {
  /**
   * Copies the visitor's state to the newly rendered page. Call this after each time React renders the page.
   */
  restore: () => void;
  /** Counts a failure. Returns the number of the next attempt, or 0 if there were too many failures. */
  countFailure: () => number;
  /** Reloads the page, but only once per tab. After that, keeps the page in its last state, without React. */
  giveUp: () => void;
}

/**
 * Keeps references to the visible page's nodes so that the page can be restored if React removes it from the
 * document. React removes the page as a whole, so the nodes still contain everything the visitor typed.
 */
export function keepPage(container: Element): KeptPage {
  let nodes: readonly ChildNode[] = [...container.childNodes];
  let focused = document.activeElement;
  let top = 0;
  let attempts = 0;
  let failures = 0;

  // Removing the nodes resets the focus and the scroll position, so both are tracked here.
  addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  const updateTop = () => {
    top = scrollY;
  };
  // Waits for the next frame, since reading scrollY now would force a layout just before hydration.
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
      // The last rendered page may not match the URL.
      if (!isShown() || isFirstTime()) return location.reload();
      // Moves the nodes to a new container. React doesn't receive events from the new container, so the
      // browser handles links natively.
      const newContainer = container.cloneNode(false) as Element;
      newContainer.append(...nodes);
      container.replaceWith(newContainer);
      scrollTo({ top, behavior: "instant" });
      dispatchEvent(new Event(REACT_ENDED));
    },
  };
}

/**
 * Checks whether this is the first call in this tab. If storage isn't available, returns false to avoid a
 * reload loop.
 */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, "yes");
    return true;
  } catch {
    return false;
  }
}
