import { useSyncExternalStore } from "react";

/** The last known scroll position, in pixels. */
let top = 0;

function subscribe(onChange: () => void): () => void {
  const update = () => {
    top = window.scrollY;
    onChange();
  };
  // In the next frame: reading scrollY now would force a layout in the middle of hydration.
  const first = requestAnimationFrame(update);
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", update);
  };
}

/**
 * Returns whether the page is scrolled further than a number of pixels; false at exactly that number
 * (specification, section 2). Returns false during the build and hydration.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
