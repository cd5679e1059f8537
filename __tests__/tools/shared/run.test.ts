import { runSteps } from "../../../tools/shared/run";

describe("steps", () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(console, "log").mockImplementation((text) => void printed.push(text));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = undefined;
  });

  it.each([
    [false, /^\n +\d+ s {2}FAILED {2}lint$/],
    [true, /^\n +\d+ s {2}FAILED {2}lint\n +\d+ s {2}passed {2}build$/],
  ])("set the exit code if one fails, and with goOn %s, end with %s", async (goOn, summary) => {
    await runSteps({ lint: "run no-such-script --silent", build: "--version" }, { goOn });
    expect(printed.at(-1)).toMatch(summary);
    expect(process.exitCode).toBe(1);
  });
});
