/** The parts of a page, as global.css names them to draw those around the window alone. */
export const PARTS = "main :is(section, .part)";

/** How long the page may stand still for the next one, in milliseconds; then nothing fades. */
export const STILL_MS = 1_000;

const nothing = () => {};

/** Lets the transition go on that waits for the next page. */
let goOn = nothing;

/** To be called once another page is in the document, or will not come. */
export function endStandstill(): void {
  goOn();
  // After the frame in which the page is shown, whose own scrolling is no visitor's.
  requestAnimationFrame(() => requestAnimationFrame(drawRestAtSign));
}

/** What shows that a visitor is about to go further down a page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** How long the rest of a page waits for a sign, in milliseconds: a screen reader may give none. */
export const SIGN_MS = 5_000;

/** Has the rest wait no longer: for a page that was shown before, or once a sign has come. */
let stopWaiting = nothing;

/** Until there is a sign, all that a visitor could have of the rest is that it takes the phone's time. */
function drawRestAtSign(): void {
  stopWaiting();
  if ("whole" in document.documentElement.dataset) return;
  const act = (sign?: Event) => {
    stopWaiting();
    drawRest(sign?.type === "keydown");
  };
  const waiting = new AbortController();
  for (const sign of SIGNS) {
    addEventListener(sign, act, { capture: true, passive: true, signal: waiting.signal });
  }
  const timer = setTimeout(act, SIGN_MS);
  stopWaiting = () => {
    waiting.abort();
    clearTimeout(timer);
  };
}

/**
 * Has a part more drawn in each frame: on a slow phone, all of them at once would hold up a touch.
 *
 * @param atOnce for a key, which may lead to the page's end in the same task
 */
function drawRest(atOnce: boolean): void {
  // In a wide window some are always drawn (PlanCards.module.css).
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  );
  let count = 0;
  (function drawNext() {
    const part = parts[count++];
    if (!part) return drawAll();
    part.style.contentVisibility = "visible";
    // Otherwise Chromium draws some of its lines a pixel higher or lower than before. What has the focus
    // may be outlined beyond its edge.
    if ("overflowClipMargin" in part.style) {
      Object.assign(part.style, { contain: "paint", overflowClipMargin: "1rem" });
    }
    if (atOnce) drawNext();
    // If another page has come meanwhile, its parts have their own turn.
    else if (part.isConnected) requestAnimationFrame(drawNext);
  })();
}

/** Whether the next page is entered at its top. */
let atTop = false;

/** To be called before a link's page is shown, unless it is entered elsewhere than at its top. */
export function enterAtTop(): void {
  atTop = true;
}

/**
 * To be called in the task in which another page comes into the document. Has the browser lay it out
 * and paint it no further than around the window at first, as a page that is loaded (global.css): on a
 * slow phone that is a third to a half of the way from a link to its page.
 */
export function drawTopFirst(): void {
  if (atTop) delete document.documentElement.dataset.whole;
  atTop = false;
}

/** To be called before a page is shown at another place than its top. */
export function drawAll(): void {
  atTop = false;
  document.documentElement.dataset.whole = "";
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
    goOn();
    const { requestAnimationFrame } = window;
    // Gatsby's router waits for a frame before it shows a page, and until then there is none.
    window.requestAnimationFrame = (act) => Number(setTimeout(() => act(performance.now())));
    show();
    return new Promise<void>((resolve) => {
      const limit = setTimeout(() => goOn(), STILL_MS);
      goOn = () => {
        goOn = nothing;
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
