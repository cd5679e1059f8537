import { afterVisibleFor } from "../../src/contact/after-visible";

function show(visible: boolean): void {
  jest.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  document.dispatchEvent(new Event("visibilitychange"));
}

const callback = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  callback.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the callback runs only after the tab has been visible for the full time without interruption", () => {
  show(false);
  afterVisibleFor(8_000, callback);
  jest.advanceTimersByTime(60_000);
  show(true);
  jest.advanceTimersByTime(5_000);
  show(false);
  jest.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  show(true);
  jest.advanceTimersByTime(7_999);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  // Once canceled, it never runs.
  afterVisibleFor(8_000, callback)();
  show(true);
  jest.advanceTimersByTime(8_000);
  expect(callback).toHaveBeenCalledTimes(1);
});
