import {
  drawAll,
  drawTopFirst,
  endStandstill,
  enterAtTop,
  fadeTo,
  SIGN_MS,
  STILL_MS,
} from "../../src/resilience/page-transition";

/** What a browser with view transitions does: its update is called in the next frame. */
function stubTransitions() {
  const updates: (() => Promise<void>)[] = [];
  const start = jest.fn((update: () => Promise<void>) => {
    updates.push(update);
    const failed = Promise.reject(new Error("skipped"));
    return { ready: failed, updateCallbackDone: failed };
  });
  Object.assign(document, { startViewTransition: start });
  return updates;
}
const wish = (reduce: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: reduce }) });

beforeEach(() => {
  wish(false);
  delete document.documentElement.dataset.loading;
});

test("a browser without transitions shows the page at once", () => {
  Reflect.deleteProperty(document, "startViewTransition");
  const show = jest.fn();
  fadeTo(show);
  expect(show).toHaveBeenCalledTimes(1);
});

test("a transition shows the page in its own time, and ends once that is drawn", async () => {
  const updates = stubTransitions();
  const show = jest.fn();
  fadeTo(show);
  expect(show).not.toHaveBeenCalled();
  const done = jest.fn();
  const ended = updates[0]?.().then(done);
  expect(show).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  endStandstill();
  await ended;
  expect(done).toHaveBeenCalledTimes(1);
});

test("what waits for a frame to show the page doesn't wait for one that can't come", async () => {
  jest.useFakeTimers({ doNotFake: ["requestAnimationFrame"] });
  const { requestAnimationFrame } = window;
  const updates = stubTransitions();
  const show = jest.fn();
  fadeTo(() => window.requestAnimationFrame(show));
  const ended = updates[0]?.();
  jest.advanceTimersByTime(0);
  expect(show).toHaveBeenCalledTimes(1);
  endStandstill();
  await ended;
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
  jest.useRealTimers();
});

test("two pages that are waited for at once leave the browser its frames", async () => {
  jest.useFakeTimers({ doNotFake: ["requestAnimationFrame"] });
  const { requestAnimationFrame } = window;
  const updates = stubTransitions();
  fadeTo(() => {});
  updates[0]?.();
  jest.advanceTimersByTime(500);
  fadeTo(() => {});
  updates[1]?.();
  await jest.advanceTimersByTimeAsync(STILL_MS - 1);
  expect(window.requestAnimationFrame).not.toBe(requestAnimationFrame);
  await jest.advanceTimersByTimeAsync(1);
  expect(window.requestAnimationFrame).toBe(requestAnimationFrame);
  jest.useRealTimers();
});

test("a page that isn't drawn after a while holds nothing up", async () => {
  jest.useFakeTimers();
  const updates = stubTransitions();
  fadeTo(() => {});
  const done = jest.fn();
  updates[0]?.().then(done);
  await jest.advanceTimersByTimeAsync(STILL_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test.each([
  ["the visitor wants less motion", () => wish(true)],
  [
    "the page is loading",
    () => {
      document.documentElement.dataset.loading = "";
    },
  ],
])("nothing fades while %s", (_why, arrange) => {
  const updates = stubTransitions();
  arrange();
  const show = jest.fn();
  fadeTo(show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(updates).toEqual([]);
});

test("a transition that is cut short is no error", async () => {
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  stubTransitions();
  fadeTo(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

describe("of the page that a link leads to", () => {
  const root = document.documentElement;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("section")].map(
      ({ style }) => style.contentVisibility,
    );

  /** What the style sheet draws around the window alone. */
  let isPart = (_element: Element) => true;

  beforeEach(() => {
    jest.useFakeTimers();
    isPart = () => true;
    jest
      .spyOn(window, "getComputedStyle")
      .mockImplementation(
        (element) =>
          ({ contentVisibility: isPart(element) ? "auto" : "visible" }) as CSSStyleDeclaration,
      );
    drawAll();
    document.body.innerHTML = "<main><section></section><section></section></main>";
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const passFrames = (count: number) => {
    for (let frame = 0; frame < count; frame++) jest.advanceTimersToNextFrame();
  };
  /** The page is shown, and its own scrolling is over. */
  const arrive = () => {
    enterAtTop();
    expect(root).toHaveAttribute("data-whole");
    drawTopFirst();
    expect(root).not.toHaveAttribute("data-whole");
    endStandstill();
    passFrames(2);
  };

  test("the top is drawn first, and a part more in each frame after the visitor's first sign", () => {
    arrive();
    expect(shown()).toEqual(["", ""]);
    dispatchEvent(new Event("pointerdown"));
    for (const frame of [
      ["visible", ""],
      ["visible", "visible"],
    ]) {
      expect(shown()).toEqual(frame);
      expect(root).not.toHaveAttribute("data-whole");
      jest.advanceTimersToNextFrame();
    }
    expect(root).toHaveAttribute("data-whole");
  });

  test("a part that is always drawn in a window as wide keeps its own style", () => {
    isPart = (element) => element.nextSibling === null;
    arrive();
    dispatchEvent(new Event("pointerdown"));
    passFrames(1);
    expect(shown()).toEqual(["", "visible"]);
    expect(root).toHaveAttribute("data-whole");
  });

  test("all is drawn before a key can lead to the page's end", () => {
    arrive();
    dispatchEvent(new Event("keydown"));
    expect(shown()).toEqual(["visible", "visible"]);
    expect(root).toHaveAttribute("data-whole");
  });

  test("the rest is drawn after a while for who gives no sign", () => {
    arrive();
    jest.advanceTimersByTime(SIGN_MS - 1);
    expect(shown()).toEqual(["", ""]);
    jest.advanceTimersByTime(1);
    passFrames(2);
    expect(root).toHaveAttribute("data-whole");
  });

  test("what the page's own arrival scrolls is no sign", () => {
    enterAtTop();
    drawTopFirst();
    endStandstill();
    dispatchEvent(new Event("scroll"));
    passFrames(9);
    expect(shown()).toEqual(["", ""]);
  });

  test("the next page is drawn from its top too, if it comes before the rest is drawn", () => {
    arrive();
    dispatchEvent(new Event("pointerdown"));
    document.body.innerHTML = "<main><section></section></main>";
    enterAtTop();
    drawTopFirst();
    endStandstill();
    passFrames(9);
    expect(shown()).toEqual([""]);
    expect(root).not.toHaveAttribute("data-whole");
  });

  test("a page that is drawn already takes no sign", () => {
    arrive();
    drawAll();
    endStandstill();
    passFrames(2);
    dispatchEvent(new Event("pointerdown"));
    expect(shown()).toEqual(["", ""]);
  });

  test("all is drawn at once where it isn't entered at its top", () => {
    drawTopFirst();
    expect(root).toHaveAttribute("data-whole");
  });

  test("all is drawn at once if the visitor has gone back meanwhile", () => {
    enterAtTop();
    drawAll();
    drawTopFirst();
    expect(root).toHaveAttribute("data-whole");
    enterAtTop();
    drawTopFirst();
    drawAll();
    expect(root).toHaveAttribute("data-whole");
  });
});
