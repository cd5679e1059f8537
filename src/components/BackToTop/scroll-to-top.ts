/** The step size and interval of the animation (specification, section 9). */
const STEP_PIXELS = 50;
const STEP_MILLISECONDS = 16.66;

/**
 * Events that indicate that the visitor is scrolling or leaving the page. Any of them stops the animation.
 */
const INTERRUPTIONS = ["wheel", "touchstart", "keydown", "pointerdown", "popstate"] as const;

/**
 * Scrolls the page to the top, 50 px every 16.66 ms. Progress is based on elapsed time, so the duration
 * doesn't depend on the display's refresh rate. With reduced motion, the page jumps to the top.
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
    // The visitor is still holding down the key that activated the button.
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
    // A frame's timestamp can be earlier than the button press that requested the frame.
    const steps = Math.max(0, Math.floor((now - start) / STEP_MILLISECONDS));
    const top = Math.max(0, from - steps * STEP_PIXELS);
    window.scrollTo(0, top);
    if (top > 0) requestAnimationFrame(step);
    else stopListening();
  };
  requestAnimationFrame(step);
}
