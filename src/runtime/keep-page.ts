import { carryOver } from "./carry-over";

/**
 * The name of the window event that is dispatched once React has stopped for good and the page continues
 * without it.
 */
export const REACT_ENDED = "react-ended";

/** The sessionStorage key that records whether this tab has already been reloaded because React stopped. */
const RELOADED_KEY = "reloaded-without-react";

/** How many times React may fail and retry within FAILURE_PERIOD_MS. */
const MAX_FAILURES = 3;
const FAILURE_PERIOD_MS = 10_000;

/** The path of the visible page. During navigation, the URL may already be that of the next page. */
let shownPath = globalThis.location?.pathname;

/** Checks whether the visible page matches the URL. */
export function isShown(): boolean {
  return shownPath === location.pathname;
}

/** Records the path of the new page. Call this after each navigation. */
export function setShownPath(path: string): void {
  // Update the path in a separate task, because React may still fail to render the new page.
  setTimeout(() => {
    shownPath = path;
  });
}

export interface KeptPage {
  /** Copies the visitor's state to the newly rendered page. Call this each time React mounts the page. */
  restore: () => void;
  /** Counts a failure. Returns the number of the next attempt, or 0 if there were too many failures. */
  countFailure: () => number;
  /** Reloads the page, but only once per tab. Later calls keep the page in its last state, without React. */
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

  // Track the focus and the scroll position, because removing the nodes resets them.
  addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  const updateTop = () => {
    top = scrollY;
  };
  // Wait for the next frame, because reading scrollY now would force a layout just before hydration.
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
      // Reload if the last rendered page doesn't match the URL.
      if (!isShown() || isFirstTime()) return location.reload();
      // Move the nodes to a new container, where React doesn't receive events and the browser handles links
      // natively.
      const newContainer = container.cloneNode(false) as Element;
      newContainer.append(...nodes);
      container.replaceWith(newContainer);
      scrollTo({ top, behavior: "instant" });
      dispatchEvent(new Event(REACT_ENDED));
    },
  };
}

/**
 * Checks whether this is the first call in this tab. Returns false if storage isn't available, to avoid a
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
