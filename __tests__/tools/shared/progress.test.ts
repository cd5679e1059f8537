import { withProgress } from "../../../tools/shared/progress";

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.useFakeTimers();
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const onTerminal = (isTTY: boolean) => Object.assign(process.stderr, { isTTY });

test("in a log it says what begins, and how long it took", async () => {
  onTerminal(false);
  const result = withProgress("Building", async () => {
    jest.advanceTimersByTime(3000);
    return 7;
  });
  expect(await result).toBe(7);
  expect(written).toEqual(["Building …\n", "Building: 3 s\n"]);
});

test("on a terminal it counts the seconds meanwhile, in one line", async () => {
  onTerminal(true);
  await withProgress("Building", async () => {
    jest.advanceTimersByTime(2000);
  });
  expect(written.map((text) => text.replace("\r\u001B[K", ""))).toEqual([
    "Building … 0 s",
    "Building … 1 s",
    "Building … 2 s",
    "Building: 2 s\n",
  ]);
});

test("what goes wrong is passed on", async () => {
  onTerminal(false);
  await expect(withProgress("Building", () => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
});
