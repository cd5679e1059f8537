import { startWhenIdle } from "../../src/layout/start-when-idle";

/** What waits for the next frame. */
const frames: FrameRequestCallback[] = [];
const paint = () => frames.shift()?.(0);

let idle: jest.Mock<void, [run: () => void, options: { timeout: number }]>;

function setConnection(saveData: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, "addEventListener");
  idle = jest.fn();
  Object.assign(window, { requestIdleCallback: idle });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((paint) => frames.push(paint));
  frames.length = 0;
  setConnection(false);
  document.body.innerHTML =
    '<p>Page</p><template id="runtime" data-page-path="/faq"><b>one</b><!-- between --><b>two</b></template>';
});
afterEach(() => {
  for (const [type, listener, options] of jest.mocked(window.addEventListener).mock.calls) {
    window.removeEventListener(type, listener, options);
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The scripts that have been brought to life, in their order. */
const started = () => [...document.querySelectorAll("b")].map(({ textContent }) => textContent);

/** The page has loaded, and has been painted. */
function load(): void {
  window.dispatchEvent(new Event("load"));
  paint();
  paint();
  jest.advanceTimersByTime(100);
}

test("nothing starts before the page has loaded and been painted and the browser is idle", () => {
  startWhenIdle("runtime");
  expect(frames).toEqual([]);
  window.dispatchEvent(new Event("load"));
  paint();
  paint();
  jest.advanceTimersByTime(99);
  expect(idle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(started()).toEqual([]);
  idle.mock.calls[0]?.[0]();
  expect(started()).toEqual(["one", "two"]);
  // By which Gatsby tells the page from its address.
  expect(window).toHaveProperty("pagePath", "/faq");
});

test("a page that is never idle starts after 2 seconds", () => {
  startWhenIdle("runtime");
  load();
  expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 2000 });
});

test("a browser without idle callbacks starts soon after the page has loaded", () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  startWhenIdle("runtime");
  jest.advanceTimersByTime(10_000);
  expect(started()).toEqual([]);
  load();
  jest.advanceTimersByTime(200);
  expect(started()).toEqual(["one", "two"]);
});

describe.each([false, true])("with Save-Data %s", (saveData) => {
  test.each(["pointermove", "pointerdown", "wheel", "keydown", "focusin"])(
    "the visitor's %s starts it at once, and once only",
    (intent) => {
      setConnection(saveData);
      startWhenIdle("runtime");
      const act = () =>
        document.querySelector("p")?.dispatchEvent(new Event(intent, { bubbles: true }));
      act();
      expect(started()).toEqual(["one", "two"]);
      act();
      load();
      for (const [run] of idle.mock.calls) run();
      expect(started()).toEqual(["one", "two"]);
    },
  );
});

test("who acts before the page's end has come is heard again", () => {
  const page = document.body.innerHTML;
  document.body.innerHTML = "";
  startWhenIdle("runtime");
  window.dispatchEvent(new Event("keydown"));
  document.body.innerHTML = page;
  window.dispatchEvent(new Event("keydown"));
  expect(started()).toEqual(["one", "two"]);
});

test("with Save-Data nothing starts by itself", () => {
  setConnection(true);
  startWhenIdle("runtime");
  load();
  jest.advanceTimersByTime(60_000);
  expect(idle).not.toHaveBeenCalled();
  expect(started()).toEqual([]);
});
