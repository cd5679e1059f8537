import { onceSeen } from "../../src/contact/once-seen";

/** Another tab comes to the front, or this one. */
function show(visible: boolean): void {
  jest.spyOn(document, "hidden", "get").mockReturnValue(!visible);
  document.dispatchEvent(new Event("visibilitychange"));
}

const act = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("in a tab that nobody looks at it waits, and has its whole time once somebody does", () => {
  show(false);
  onceSeen(8_000, act);
  jest.advanceTimersByTime(60_000);
  show(true);
  jest.advanceTimersByTime(5_000);
  show(false);
  jest.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  show(true);
  jest.advanceTimersByTime(7_999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test("once it is stopped nothing is done, not on the way back either", () => {
  onceSeen(8_000, act)();
  jest.advanceTimersByTime(8_000);
  show(true);
  jest.advanceTimersByTime(8_000);
  expect(act).not.toHaveBeenCalled();
});
