/** Runs the page's small script, as on another page than before. */
const startWhenIdle = () => jest.isolateModules(() => require("../../src/runtime/start-when-idle"));

/** What waits for the browser's next frame. */
let frames: FrameRequestCallback[];

/** Whether the page's first paint is on the screen, which a browser tells who observes it. */
let isShown: boolean;

/** Who observes the paint. */
let observers: (() => void)[];

let idle: jest.Mock<void, [run: () => void]>;

function setConnection(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "addEventListener");
  idle = jest.fn();
  frames = [];
  isShown = true;
  observers = [];
  Object.assign(window, {
    // jsdom has none.
    PerformanceObserver: class {
      constructor(private readonly tell: () => void) {}
      observe(options: PerformanceObserverInit): void {
        expect(options).toEqual({ type: "paint", buffered: true });
        observers.push(this.tell);
        if (isShown) this.tell();
      }
    },
    requestIdleCallback: idle,
    requestAnimationFrame: (act: FrameRequestCallback) => frames.push(act),
  });
  setConnection(false);
  document.body.innerHTML =
    '<p>Page</p><template data-page-path="/faq"><b>one</b><!-- between --><b>two</b></template>';
});
afterEach(() => {
  for (const [type, listener, options] of jest.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener, options);
  }
  Reflect.deleteProperty(window, "PerformanceObserver");
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The scripts that have been brought to life, in their order. */
const started = () => [...document.querySelectorAll("b")].map(({ textContent }) => textContent);

const load = () => window.dispatchEvent(new Event("load"));

/** The browser draws a frame. */
function draw(): void {
  for (const act of frames.splice(0)) act(0);
}

/** The page is painted: what a frame drew is there in the next one. */
function paint(): void {
  draw();
  draw();
}

test("nothing starts before the page has loaded and been painted and the browser is idle", () => {
  startWhenIdle();
  expect(frames).toEqual([]);
  load();
  draw();
  expect(idle).not.toHaveBeenCalled();
  draw();
  expect(started()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(started()).toEqual(["one", "two"]);
  expect(window.pagePath).toBe("/faq");
});

test("a page that is drawn and not on the screen yet is waited for", () => {
  isShown = false;
  startWhenIdle();
  load();
  paint();
  expect(idle).not.toHaveBeenCalled();
  // Nothing goes on frame by frame where the browser never tells.
  expect(frames).toEqual([]);
  for (const tell of observers) tell();
  expect(idle).toHaveBeenCalledTimes(1);
});

test.each(["painted", "idle"])(
  "a page that is never %s starts 2 seconds after it has loaded",
  (what) => {
    startWhenIdle();
    jest.advanceTimersByTime(10_000);
    load();
    if (what === "idle") paint();
    jest.advanceTimersByTime(1999);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(["one", "two"]);
  },
);

const visitorDoes = (intent: string) =>
  document.querySelector("p")?.dispatchEvent(new Event(intent, { bubbles: true }));

describe.each([false, true])("with Save-Data %s", (saveData) => {
  test.each(["pointerdown", "wheel", "keydown", "focusin"])(
    "the visitor's %s starts it at once, and once only",
    (intent) => {
      setConnection(saveData);
      startWhenIdle();
      visitorDoes(intent);
      expect(started()).toEqual(["one", "two"]);
      visitorDoes(intent);
      load();
      paint();
      jest.advanceTimersByTime(60_000);
      for (const [run] of idle.mock.calls) run();
      expect(started()).toEqual(["one", "two"]);
    },
  );
});

test("who acts before the page's end has come is heard again", () => {
  // The template's start is there already; scripts that came after it would be lost.
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  startWhenIdle();
  window.dispatchEvent(new Event("keydown"));
  expect(started()).toEqual([]);
  readyState.mockReturnValue("interactive");
  window.dispatchEvent(new Event("keydown"));
  expect(started()).toEqual(["one", "two"]);
});
