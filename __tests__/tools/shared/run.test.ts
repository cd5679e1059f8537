import { run, runSteps } from "../../../tools/shared/run";

const node = process.execPath;

test("returns a command's exit code, or 128 plus the signal number", async () => {
  const env = { ...process.env, ANSWER: "42" };
  const exit = run(node, ["-e", "process.exit(Number(process.env.ANSWER))"], { env });
  await expect(exit).resolves.toBe(42);
  await expect(run(node, ["-e", "process.kill(process.pid, 'SIGKILL')"])).resolves.toBe(137);
});

test("if a command doesn't exist, the error contains its name", async () => {
  await expect(run("no-such-command-here", [])).rejects.toThrow(
    'Can\'t start "no-such-command-here"',
  );
});

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
