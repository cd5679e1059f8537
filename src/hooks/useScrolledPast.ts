import { useSyncExternalStore } from "react";
import { watchScroll } from "./watch-scroll";

/** How far the page is scrolled, in pixels, as far as was noted. */
let top = 0;

function subscribe(onChange: () => void): () => void {
  return watchScroll((now) => {
    top = now;
    onChange();
  });
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
