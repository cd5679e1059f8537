import { scrollToTop } from "../../../src/components/BackToTop/scroll-to-top";

let frame: FrameRequestCallback | undefined;
let positions: number[];

beforeEach(() => {
  frame = undefined;
  positions = [];
  jest.spyOn(performance, "now").mockReturnValue(0);
  Object.assign(window, {
    matchMedia: jest.fn(() => ({ matches: false })),
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      frame = callback;
    },
    scrollTo: (_left: number, top: number) => {
      positions.push(top);
    },
  });
});

afterEach(() => jest.restoreAllMocks());

function pressAt(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  scrollToTop();
}

/** Runs the pending frame as if `milliseconds` had passed since the click. */
function draw(milliseconds: number): void {
  const waiting = frame;
  frame = undefined;
  waiting?.(milliseconds);
}

test("the page scrolls up 50 px every 16.66 ms", () => {
  pressAt(1000);
  for (const milliseconds of [16.65, 16.66, 33.31, 33.32, 49.98]) draw(milliseconds);
  expect(positions).toEqual([1000, 950, 950, 900, 850]);
});

test("scrolling ends exactly at the top, even if the key that activated the button is held down", () => {
  pressAt(120);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", repeat: true }));
  for (const milliseconds of [16.66, 33.32, 49.98]) draw(milliseconds);
  expect(positions).toEqual([70, 20, 0]);
  expect(frame).toBeUndefined();
});

test.each(["wheel", "touchstart", "keydown", "pointerdown", "popstate"])(
  "a %s event from the visitor stops the scrolling",
  (type) => {
    pressAt(1000);
    draw(16.66);
    window.dispatchEvent(new Event(type));
    draw(33.32);
    expect(positions).toEqual([950]);
    expect(frame).toBeUndefined();
  },
);
