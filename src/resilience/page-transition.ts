/** How long the page may stand still for the next one, in milliseconds; then nothing fades. */
export const STILL_MS = 1_000;

/** Lets the transition go on that waits for the next page. */
let goOn = () => {};

/** To be called once another page is in the document, or will not come. */
export function endStandstill(): void {
  goOn();
}

/**
 * Shows another page, and has the old one fade into it where the browser can (the View Transitions
 * API) and the visitor hasn't asked for less motion. How long that takes stands in global.css. Not
 * while a page is loading, when nothing decorative moves (specification, section 4). Until the next
 * page is drawn, the browser shows nothing new and takes no input.
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
    // If another page is waited for still, it is not any more.
    endStandstill();
    const { requestAnimationFrame } = window;
    // Gatsby's router waits for a frame before it shows a page, and until then there is none.
    window.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now())));
    show();
    return new Promise<void>((resolve) => {
      const limit = setTimeout(() => goOn(), STILL_MS);
      goOn = () => {
        // It would end the next standstill.
        clearTimeout(limit);
        window.requestAnimationFrame = requestAnimationFrame;
        resolve();
      };
    });
  });
  // Another link, a hidden tab or a page that never comes ends it early: the page is shown all the same.
  for (const end of [ready, updateCallbackDone]) end.catch(() => {});
}
