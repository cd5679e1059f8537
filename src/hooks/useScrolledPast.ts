import { useSyncExternalStore } from "react";

/** How far the page is scrolled, in pixels, as far as was noted. */
let top = 0;

function subscribe(onChange: () => void): () => void {
  const note = () => {
    top = window.scrollY;
    onChange();
  };
  // Not at once: whoever asks has the browser lay the page out, here in the midst of hydration.
  const first = requestAnimationFrame(note);
  window.addEventListener("scroll", note, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", note);
  };
}

/**
 * Whether the page is scrolled further than a number of pixels: at exactly that number it is not
 * (specification, section 2). False while the page is built and hydrated.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
