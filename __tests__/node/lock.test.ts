import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { newFolder } from "../support/new-folder";

jest.setTimeout(60_000);

const root = newFolder();
const file = path.join(root, ".build-lock");

/** Node arguments for a program that acquires the lock, prints its process ID, and then runs `then`. */
const code = (then: string, env = "{}") => [
  ...["--import", "tsx", "-e"],
  `require("./src/node/lock").holdBuildLock(${JSON.stringify(root)}, ${env});
   console.log(process.pid);
   ${then}`,
];
const STAY = "process.on('SIGTERM', () => process.exit()); setInterval(() => {}, 1000);";

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

it("refuses a second program, and names the process that holds the lock and the file to delete", async () => {
  const { pid } = await holder();
  expect(refusal()).toContain(
    `A build, the development server or npm test is already running in this folder (process ${pid}). ` +
      `Stop it or wait for it to finish, then try again. If it isn't running, delete ${file}.`,
  );
});

it("leaves no file behind when its process ends", () => {
  expect(refusal()).toBe("");
  expect(existsSync(file)).toBe(false);
});

it("takes over the lock of a process that was killed", async () => {
  await end(await holder(), "SIGKILL");
  expect(existsSync(file)).toBe(true);
  expect(refusal()).toBe("");
});

it.each([
  ["is empty after a power loss", ""],
  ["is damaged", "\0\0\0\0"],
  ["names a later process with the same number", `${process.pid} 1`],
])("takes over a lock file that %s", (_what, text) => {
  writeFileSync(file, text);
  expect(refusal()).toBe("");
});

it("doesn't lock the folder again in a program that the holder started", async () => {
  await holder();
  const child = await holder(JSON.stringify({ BUILD_LOCK_HELD: root }));
  await end(child, "SIGTERM");
  expect(refusal()).toContain(`(process ${started[0]?.pid})`);
});
