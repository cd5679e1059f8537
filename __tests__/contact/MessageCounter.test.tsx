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

test.each([
  ["no text", "", "", false],
  ["2,001 characters left", "x".repeat(17_999), "", false],
  [
    "2,000 characters left and whitespace around the text",
    ` \n${"x".repeat(18_000)}\u00a0`,
    "2,000 characters left",
    false,
  ],
  ["no characters left", "x".repeat(20_000), "0 characters left", false],
  ["a character too many", "x".repeat(20_001), "-1 characters left", true],
])(
  "with %s, the counter shows the right text, in the right color",
  (_what, message, visible, isMistake) => {
    const { container } = render(counter(message));
    expect(texts(container).visible).toBe(visible);
    expect(container.querySelector(".mistake") !== null).toBe(isMistake);
  },
);

test("screen readers announce the counter if few characters are left and the visitor stops typing for a second", () => {
  const { container, rerender } = render(counter("x".repeat(19_499)));
  expect(texts(container).announced).toBe("");
  act(() => jest.advanceTimersByTime(5_000));
  expect(texts(container).announced).toBe("");

  rerender(counter("x".repeat(19_501)));
  act(() => jest.advanceTimersByTime(999));
  rerender(counter("x".repeat(19_500)));
  act(() => jest.advanceTimersByTime(999));
  expect(texts(container).announced).toBe("");
  act(() => jest.advanceTimersByTime(1));
  expect(texts(container).announced).toBe("500 characters left");
});
