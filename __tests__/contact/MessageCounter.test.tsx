import { act, render } from "@testing-library/react";
import { MessageCounter } from "../../src/contact/MessageCounter";

const counter = (message: string) => (
  <MessageCounter id="left" message={message} template="[left] characters left" />
);

function texts(container: HTMLElement) {
  const [visible, announced] = container.children;
  return { visible: visible?.textContent, announced: announced?.textContent };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("close to the limit, the counter shows how many characters are left, ignoring surrounding whitespace", () => {
  const { container, rerender } = render(counter(""));
  expect(texts(container).visible).toBe("");
  rerender(counter("x".repeat(17_999)));
  expect(texts(container).visible).toBe("");
  rerender(counter(` \n${"x".repeat(18_000)}\u00a0`));
  expect(texts(container).visible).toBe("2,000 characters left");
});

test("beyond the limit, the counter is highlighted and shows a negative number", () => {
  const { container, rerender } = render(counter("x".repeat(20_000)));
  expect(texts(container).visible).toBe("0 characters left");
  expect(container.querySelector(".mistake")).toBeNull();
  rerender(counter("x".repeat(20_001)));
  expect(texts(container).visible).toBe("-1 characters left");
  expect(container.querySelector(".mistake")).not.toBeNull();
});

test("screen readers announce the counter if few characters are left and the visitor stops typing for a second", () => {
  const { container, rerender } = render(counter("x".repeat(19_499)));
  expect(texts(container).announced).toBe("");
  act(() => jest.advanceTimersByTime(5_000));
  expect(texts(container).announced).toBe("");

  rerender(counter("x".repeat(19_500)));
  act(() => jest.advanceTimersByTime(999));
  rerender(counter("x".repeat(19_501)));
  act(() => jest.advanceTimersByTime(999));
  expect(texts(container).announced).toBe("");
  act(() => jest.advanceTimersByTime(1));
  expect(texts(container).announced).toBe("499 characters left");
});
