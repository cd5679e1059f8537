import { act } from "@testing-library/react";

/** Scrolls the page, as a visitor does: jsdom has no layout and doesn't. */
export function scrollPageTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
}
