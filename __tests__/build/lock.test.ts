import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdBuildLock, isLockGone, LOCK_VARIABLE } from "../../src/build/lock";

jest.setTimeout(20_000);

const root = mkdtempSync(path.join(tmpdir(), "paralane-lock-"));
const folder = mkdtempSync(path.join(tmpdir(), "paralane-lock-"));
afterAll(() => [root, folder].map((one) => rmSync(one, { recursive: true })));

/** A program that takes the lock, prints its number and does something more. */
const code = (then: string) => [
  ...["--import", "tsx", "-e"],
  `const { spawn } = require("node:child_process");
   const { holdBuildLock } = require("./src/build/lock");
   const lock = holdBuildLock(${JSON.stringify(root)}, {});
   console.log(process.pid);
   ${then}`,
];

const started: ChildProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((child) => end(child, "SIGKILL"))));

/** A program that holds the lock until it is ended. */
async function holder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, code("setInterval(() => {}, 1000);"));
  started.push(child);
  await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** What another program hears that wants the lock; "" if it gets it. */
function refusal(): string {
  const { stderr } = spawnSync(process.execPath, code(""), { encoding: "utf8" });
  return stderr;
}

it("keeps a second program out, and names the one that holds it", async () => {
  const { pid } = await holder();
  expect(readFileSync(path.join(root, ".build-lock"), "utf8")).toBe(String(pid));
  expect(refusal()).toContain(
    `A build, the development server or npm test is at work in this folder already (process ${pid}).`,
  );
});

it.each(["SIGTERM", "SIGKILL"] as const)("is free once its program was ended by %s", async (by) => {
  await end(await holder(), by);
  expect(refusal()).toBe("");
});

it("stays with a program that is stopped, as by Ctrl-Z", async () => {
  const child = await holder();
  child.kill("SIGSTOP");
  expect(refusal()).toContain(`(process ${child.pid})`);
  child.kill("SIGCONT");
  expect(refusal()).toContain(`(process ${child.pid})`);
});

it("stays with a program that it was handed to until that ends, too", async () => {
  const hand = `spawn(process.execPath, ["-e", "setTimeout(() => {}, 3000)"], {
      detached: true, stdio: ["ignore", "ignore", "ignore", lock] }).unref();
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, code(hand), { encoding: "utf8" });
  expect(refusal()).toContain(`(process ${stdout.trim()})`);
  await new Promise((done) => setTimeout(done, 3_500));
  expect(refusal()).toBe("");
});

it("is not asked for by a program that runs under the lock of the one that started it", async () => {
  await holder();
  expect(holdBuildLock(root, { [LOCK_VARIABLE]: "1" })).toBeUndefined();
});

it.each([
  ["removed", () => {}],
  ["removed, and made anew by another build", () => holdBuildLock(folder, {})],
])("is gone once its file is %s", (_what, next) => {
  const lock = holdBuildLock(folder, {}) ?? Number.NaN;
  expect(isLockGone(folder, lock)).toBe(false);
  rmSync(path.join(folder, ".build-lock"));
  next();
  expect(isLockGone(folder, lock)).toBe(true);
});
