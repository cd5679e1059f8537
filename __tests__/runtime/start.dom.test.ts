/** Runs the inline script as if on a new page. */
const startPage = () => jest.isolateModules(() => require("../../src/runtime/start"));

let frames: FrameRequestCallback[];

/** True if the first paint is on screen, in which case new observers are notified immediately. */
let isShown: boolean;

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
    // jsdom doesn't implement this class.
    PerformanceObserver: class {
      constructor(private readonly notify: () => void) {}
      observe(options: PerformanceObserverInit): void {
        expect(options).toEqual({ type: "paint", buffered: true });
        observers.push(this.notify);
        if (isShown) this.notify();
      }
    },
    requestIdleCallback: idle,
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
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

const started = () => [...document.querySelectorAll("b")].map(({ textContent }) => textContent);

const load = () => window.dispatchEvent(new Event("load"));

function draw(): void {
  for (const callback of frames.splice(0)) callback(0);
}

/** Runs two frames. When the second frame runs, the first frame has been painted. */
function paint(): void {
  draw();
  draw();
}

test.each(["production", "development"])(
  "in %s, the loading flag is set for the first 2 seconds",
  (mode) => {
    const root = document.documentElement;
    jest.replaceProperty(process, "env", { NODE_ENV: mode });
    startPage();
    expect({ ...root.dataset }).toEqual({ scripts: "", loading: "" });
    jest.advanceTimersByTime(1999);
    expect(root).toHaveAttribute("data-loading");
    jest.advanceTimersByTime(1);
    expect({ ...root.dataset }).toEqual({ scripts: "" });
  },
);

test("no script starts until the page is loaded and painted and the browser is idle", () => {
  startPage();
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

test("no script starts until the painted page is visible on screen", () => {
  isShown = false;
  startPage();
  load();
  paint();
  expect(idle).not.toHaveBeenCalled();
  // While the script waits for the observer, it must not poll on every frame.
  expect(frames).toEqual([]);
  for (const notify of observers) notify();
  expect(idle).toHaveBeenCalledTimes(1);
});

test.each(["painted", "idle"])(
  "if a page is never %s, its scripts start 2 seconds after it loads",
  (what) => {
    startPage();
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
    "a %s event from the visitor starts the scripts immediately and only once",
    (intent) => {
      setConnection(saveData);
      startPage();
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

test("with Save-Data, no script starts until the visitor does something", () => {
  setConnection(true);
  startPage();
  load();
  paint();
  jest.advanceTimersByTime(60_000);
  expect(idle).not.toHaveBeenCalled();
  expect(started()).toEqual([]);
});

test("an action before the page is fully parsed doesn't start the scripts, but the next action does", () => {
  // The parser has only reached the start of the template. If the scripts started now, those that the parser
  // adds later would be lost.
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  startPage();
  window.dispatchEvent(new Event("keydown"));
  expect(started()).toEqual([]);
  readyState.mockReturnValue("interactive");
  window.dispatchEvent(new Event("keydown"));
  expect(started()).toEqual(["one", "two"]);
});
