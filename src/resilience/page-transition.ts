/** Lets the transition go on that waits for the next page. */
let noteDrawn = () => {};

/** To be called once another page is in the document. */
export function notePageDrawn(): void {
  noteDrawn();
}

/**
 * Shows another page, and has the old one fade into it where the browser can (the View Transitions
 * API) and the visitor hasn't asked for less motion. How long that takes stands in global.css. Not
 * while a page is loading, when nothing decorative moves (specification, section 4).
 *
 * @param show draws the page, at once or later; it is called in the browser's next frame
 */
export function fadeTo(show: () => void): void {
  const fades =
    "startViewTransition" in document &&
    !("loading" in document.documentElement.dataset) &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!fades) {
    show();
    return;
  }
  const { ready, updateCallbackDone } = document.startViewTransition(() => {
    show();
    return new Promise<void>((resolve) => {
      noteDrawn = resolve;
    });
  });
  // Another link, a hidden tab or a page that never comes ends it early: the page is shown all the same.
  for (const end of [ready, updateCallbackDone]) end.catch(() => {});
}
