import { carryOver } from "./carry-over";

/** What the page hears once React has ended for good, and the page stands without it. */
export const REACT_ENDED = "react-ended";

/** In sessionStorage, of a tab whose page was loaded again because React had ended. */
const RELOADED_KEY = "reloaded-without-react";

/** How often React may fail within a while and try again. */
const MOST_FAILURES = 3;
const WHILE_MS = 10_000;

/** The path of the page that is shown, which the address may be ahead of; at first that of the arrival. */
let shownPath = globalThis.location?.pathname;

/** Whether the page that the address names is there. */
export function isShown(): boolean {
  return shownPath === location.pathname;
}

/** To be called after a change of page, with the path of the new one. */
export function noteShownPath(path: string): void {
  // In a task of its own: if React has failed on the way, this page isn't shown yet.
  setTimeout(() => {
    shownPath = path;
  });
}

export interface KeptPage {
  /** To be called whenever React has drawn the page: brings over what the visitor had put into it. */
  putBack: () => void;
  /** Counts a failure and returns the number of the next try; 0 if it isn't worth another. */
  countFailure: () => number;
  /** Loads the page again, once in a tab; then has it stand as it was last, without React. */
  giveUp: () => void;
}

/**
 * Keeps hold of the page that a visitor sees, so that it can be put back when React has taken it out
 * of the document. React removes a page as a whole, so its nodes still hold all that was typed.
 */
export function keepPage(container: Element): KeptPage {
  let nodes: readonly ChildNode[] = [...container.childNodes];
  let focused = document.activeElement;
  let top = 0;
  let tries = 0;
  let failures = 0;

  // What has the focus, and how far the page is scrolled, is lost with its nodes.
  addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  const noteTop = () => {
    top = scrollY;
  };
  // Not at once: whoever asks has the browser lay the page out, here on the way to its hydration.
  requestAnimationFrame(noteTop);
  addEventListener("scroll", noteTop);

  return {
    putBack() {
      const drawn = [...container.childNodes];
      // React has failed again on the way: what it last drew is still what it was.
      if (drawn.length === 0) return;
      if (isShown() && !nodes.some((node) => drawn.includes(node))) {
        carryOver({ nodes, focused }, container);
        scrollTo({ top, behavior: "instant" });
      }
      nodes = drawn;
      shownPath = location.pathname;
    },
    countFailure() {
      failures += 1;
      setTimeout(() => {
        failures -= 1;
      }, WHILE_MS);
      tries += 1;
      return failures > MOST_FAILURES ? 0 : tries;
    },
    giveUp() {
      // What it last drew may be another page than the address names.
      if (!isShown() || isFirstTime()) return location.reload();
      // Of another element, so that React hears of nothing any more: links are the browser's own.
      const still = container.cloneNode(false) as Element;
      still.append(...nodes);
      container.replaceWith(still);
      scrollTo({ top, behavior: "instant" });
      dispatchEvent(new Event(REACT_ENDED));
    },
  };
}

/** Not where nothing can be stored: the page would be loaded again and again. */
function isFirstTime(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY)) return false;
    sessionStorage.setItem(RELOADED_KEY, "yes");
    return true;
  } catch {
    return false;
  }
}
