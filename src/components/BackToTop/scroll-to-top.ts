/** The step and its time (specification, section 9). */
const STEP_PIXELS = 50;
const STEP_MILLISECONDS = 16.66;

/** What a visitor does to scroll by hand, or to leave the page by; any of it ends ours. */
const INTERRUPTIONS = ["wheel", "touchstart", "keydown", "pointerdown", "popstate"] as const;

/**
 * Scrolls the page to its top, 50 px every 16.66 ms. The steps are counted on a clock, so that a
 * display with another refresh rate takes as long. With reduced motion it jumps.
 */
export function scrollToTop(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  let interrupted = false;
  const interrupt = (event: Event) => {
    // A key that is held for a while, on the button itself.
    if (event instanceof KeyboardEvent && event.repeat) return;
    interrupted = true;
  };
  const stopListening = () => {
    for (const event of INTERRUPTIONS) window.removeEventListener(event, interrupt);
  };
  for (const event of INTERRUPTIONS) {
    window.addEventListener(event, interrupt, { passive: true });
  }

  const step = (now: number) => {
    if (interrupted) return stopListening();
    // A frame may be dated before the press that asked for it.
    const steps = Math.max(0, Math.floor((now - start) / STEP_MILLISECONDS));
    const top = Math.max(0, from - steps * STEP_PIXELS);
    window.scrollTo(0, top);
    if (top > 0) requestAnimationFrame(step);
    else stopListening();
  };
  requestAnimationFrame(step);
}
