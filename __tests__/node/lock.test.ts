import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newFolder } from "../support/new-folder";

jest.setTimeout(60_000);

const root = newFolder();
const file = path.join(root, ".build-lock");

/** Node arguments for a program that acquires the lock, prints its process ID, and then runs `then`. */
const code = (then: string, env = "{}") => [
  ...["--import", "tsx", "-e"],
  `const { spawn } = require("node:child_process");
   require("./src/node/lock").holdBuildLock(${JSON.stringify(root)}, ${env}, 3000);
   console.log(process.pid);
   ${then}`,
];
const STAY = "setInterval(() => {}, 1000);";

const started: ChildProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((child) => end(child, "SIGKILL")));
  rmSync(file, { force: true });
});

async function holder(env?: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, code(STAY, env));
  started.push(child);
  await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

/** The stderr of a program that tries to acquire the lock, which is empty on success. */
const refusal = () => spawnSync(process.execPath, code(""), { encoding: "utf8" }).stderr;

it("refuses a second program and names the process that holds the lock", async () => {
  const { pid } = await holder();
  expect(refusal()).toContain(
    `A build, the development server or npm test is already running in this folder (process ${pid} on ` +
      `${hostname()}).`,
  );
});

it.each(["SIGTERM", "SIGKILL"] as const)(
  "frees the lock of a process that was killed with %s",
  async (signal) => {
    await end(await holder(), signal);
    expect(refusal()).toBe("");
  },
);

it("leaves no file behind when its process ends", () => {
  expect(refusal()).toBe("");
  expect(existsSync(file)).toBe(false);
});

it("keeps the lock of a suspended process, for example after Ctrl-Z", async () => {
  const child = await holder();
  child.kill("SIGSTOP");
  expect(refusal()).toContain(`(process ${child.pid} on`);
});

it("keeps the lock while a child process runs whose parent was killed", async () => {
  const parent = await holder();
  const child = await holder('{ BUILD_LOCK_HELD: "1" }');
  await end(parent, "SIGKILL");
  expect(refusal()).toContain("is already running");
  await end(child, "SIGKILL");
  expect(refusal()).toBe("");
});

it.each([
  ["another process that has the holder's process ID now", `${process.pid} ${hostname()} 1`],
  ["a machine that was switched off", `${process.pid} elsewhere 1`],
])("frees the lock of %s", (_what, text) => {
  writeFileSync(file, text);
  expect(refusal()).toBe("");
});

it("writes the file again if something removed it, such as git clean", async () => {
  await holder();
  rmSync(file);
  await wait(2000);
  expect(existsSync(file)).toBe(true);
});
