import { runSteps } from "../../../tools/test-run/run-steps";

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const stream of ["log", "error"] as const) {
    jest.spyOn(console, stream).mockImplementation((...text) => void printed.push(text.join(" ")));
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

const outcomes = () =>
  (printed.at(-1) ?? "")
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.trim().replace(/ {2}.* {2}/, ": "));

const steps = [
  { name: "lint", run: () => 0 },
  { name: "types", run: () => Promise.reject(new Error("No compiler")) },
  { name: "build", run: () => Promise.resolve(0) },
];

it("stops at the first step that fails, and exits with 1", async () => {
  await runSteps(steps);
  expect(outcomes()).toEqual(["lint: passed", "types: failed", "build: not run"]);
  expect(printed).toContain("No compiler");
  expect(process.exitCode).toBe(1);
});

it("runs the others too where they don't need each other", async () => {
  await runSteps(steps, { goOn: true });
  expect(outcomes()).toEqual(["lint: passed", "types: failed", "build: passed"]);
  expect(process.exitCode).toBe(1);
});

it("starts no other step after Ctrl-C", async () => {
  const interrupted = { name: "lint", run: () => (process.emit("SIGINT") ? 130 : 0) };
  await runSteps([interrupted, ...steps.slice(2)], { goOn: true });
  expect(outcomes()).toEqual(["lint: failed", "build: not run"]);
});
