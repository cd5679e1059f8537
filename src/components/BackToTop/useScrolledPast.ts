import { useSyncExternalStore } from "react";

let top = 0;

function subscribe(onChange: () => void): () => void {
  const update = () => {
    top = window.scrollY;
    onChange();
  };
  // Reading scrollY now would force a layout during hydration, so wait for the next frame.
  const first = requestAnimationFrame(update);
  window.addEventListener("scroll", update, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", update);
  };
}

/** Specification, section 2. Returns false at build time and during hydration. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  );
}
