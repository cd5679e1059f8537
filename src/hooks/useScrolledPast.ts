import { useSyncExternalStore } from "react";

/** The last known scroll position, in pixels. */
let top = 0;

function subscribe(onChange: () => void): () => void {
  const update = () => {
    top = window.scrollY;
    onChange();
  };
  // Waits for the next frame, since reading scrollY now would force a layout in the middle of hydration.
  const first = requestAnimationFrame(update);
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", update);
  };
}

/**
 * Returns whether the page is scrolled by more than the given number of pixels. At exactly that number,
 * returns false (specification, section 2). Also returns false at build time and during hydration.
 */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
