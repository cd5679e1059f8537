/** The step size and interval of the scroll animation (specification, section 9). */
const STEP_PIXELS = 50;
const STEP_MILLISECONDS = 16.66;

/** The events that stop the animation because the visitor has started scrolling or is leaving the page. */
const INTERRUPTIONS = ["wheel", "touchstart", "keydown", "pointerdown", "popstate"] as const;

/** In steps of 50 px every 16.66 ms, whatever the display's refresh rate, or at once with reduced motion. */
export function scrollToTop(): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, 0);
    return;
  }
  const from = window.scrollY;
  const start = performance.now();
  const listeners = new AbortController();
  const { signal } = listeners;
  const interrupt = (event: Event) => {
    // Ignore key repeats, since the visitor may still be holding down the key that activated the button.
    if (event instanceof KeyboardEvent && event.repeat) return;
    listeners.abort();
  };
  for (const event of INTERRUPTIONS) {
    window.addEventListener(event, interrupt, { passive: true, signal });
  }

  const step = (now: number) => {
    if (signal.aborted) return;
    // The timestamp of the first frame can be earlier than `start`.
    const steps = Math.max(0, Math.floor((now - start) / STEP_MILLISECONDS));
    const top = Math.max(0, from - steps * STEP_PIXELS);
    window.scrollTo(0, top);
    if (top > 0) requestAnimationFrame(step);
    else listeners.abort();
  };
  requestAnimationFrame(step);
}
