import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { holdBuildLock, isLockGone, LOCK_VARIABLE } from "../../src/node/lock";

jest.setTimeout(20_000);

const root = mkdtempSync(path.join(tmpdir(), "paralane-lock-"));
const folder = mkdtempSync(path.join(tmpdir(), "paralane-lock-"));
afterAll(() => [root, folder].map((one) => rmSync(one, { recursive: true })));

/** Returns Node arguments for a program that acquires the lock, prints its PID, and then runs `then`. */
const code = (then: string) => [
  ...["--import", "tsx", "-e"],
  `const { spawn } = require("node:child_process");
   const { holdBuildLock } = require("./src/node/lock");
   const lock = holdBuildLock(${JSON.stringify(root)}, {});
   console.log(process.pid);
   ${then}`,
];

const started: ChildProcess[] = [];
afterEach(() => Promise.all(started.splice(0).map((child) => end(child, "SIGKILL"))));

/** Starts a program that holds the lock until it exits. */
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

/** Runs a program that tries to acquire the lock, and returns its stderr, which is empty on success. */
function refusal(): string {
  const { stderr } = spawnSync(process.execPath, code(""), { encoding: "utf8" });
  return stderr;
}

it("rejects a second program and reports the process that holds the lock", async () => {
  const { pid } = await holder();
  expect(readFileSync(path.join(root, ".build-lock"), "utf8")).toBe(String(pid));
  expect(refusal()).toContain(
    `A build, the development server or npm test is already running in this folder (process ${pid}).`,
  );
});

it.each(["SIGTERM", "SIGKILL"] as const)(
  "releases the lock when its process is killed with %s",
  async (signal) => {
    await end(await holder(), signal);
    expect(refusal()).toBe("");
  },
);

it("keeps the lock while its process is suspended, for example by Ctrl-Z", async () => {
  const child = await holder();
  child.kill("SIGSTOP");
  expect(refusal()).toContain(`(process ${child.pid})`);
  child.kill("SIGCONT");
  expect(refusal()).toContain(`(process ${child.pid})`);
});

it("keeps the lock until a child process that inherited it exits", async () => {
  const inherit = `spawn(process.execPath, ["-e", "setTimeout(() => {}, 3000)"], {
      detached: true, stdio: ["ignore", "ignore", "ignore", lock] }).unref();
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, code(inherit), { encoding: "utf8" });
  expect(refusal()).toContain(`(process ${stdout.trim()})`);
  await new Promise((done) => setTimeout(done, 3_500));
  expect(refusal()).toBe("");
});

it("doesn't try to acquire the lock if the parent process holds it", async () => {
  await holder();
  expect(holdBuildLock(root, { [LOCK_VARIABLE]: "1" })).toBeUndefined();
});

it.each([
  ["removed", () => {}],
  ["removed and recreated by another build", () => holdBuildLock(folder, {})],
])("reports the lock as gone if its file is %s", (_what, next) => {
  const lock = holdBuildLock(folder, {}) ?? Number.NaN;
  expect(isLockGone(folder, lock)).toBe(false);
  rmSync(path.join(folder, ".build-lock"));
  next();
  expect(isLockGone(folder, lock)).toBe(true);
});
