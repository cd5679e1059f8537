import { act } from "@testing-library/react";

export function scrollPageTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event("scroll"));
  });
}
