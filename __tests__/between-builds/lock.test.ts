import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { KEPT_FOLDERS } from "../../src/between-builds/folders";
import { holdBuildLock } from "../../src/between-builds/lock";

const root = mkdtempSync(path.join(tmpdir(), "paralane-lock-"));
const file = path.join(root, ".build-lock");
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(file, { force: true });
  process.removeAllListeners("exit");
});
afterAll(() => rmSync(root, { recursive: true }));

/** A process that runs until it is ended, and one that has. */
const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
afterAll(async () => {
  other.kill("SIGKILL");
  await once(other, "exit");
});

it("names the process that holds it, and goes when that ends", () => {
  holdBuildLock(root, {});
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  process.emit("exit", 0);
  expect(existsSync(file)).toBe(false);
});

it("stays where it is when the host brings back what it kept of an earlier build", () => {
  holdBuildLock(root, {});
  for (const folder of KEPT_FOLDERS)
    rmSync(path.join(root, folder), { recursive: true, force: true });
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

it("keeps a second build out, and says what to do", () => {
  writeFileSync(file, String(other.pid));
  expect(() => holdBuildLock(root, {})).toThrow(
    `A build, the development server or npm test is at work in this folder already (process ${other.pid}).`,
  );
  expect(readFileSync(file, "utf8")).toBe(String(other.pid));
});

it("is taken over from the process that has started this one, and given back", () => {
  writeFileSync(file, String(other.pid));
  holdBuildLock(root, { BUILD_LOCK_PID: String(other.pid) });
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  process.emit("exit", 0);
  expect(readFileSync(file, "utf8")).toBe(String(other.pid));
});

it("goes with this process where the one that has started it has none here, or has ended", async () => {
  const starter = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const env = { BUILD_LOCK_PID: String(starter.pid) };
  holdBuildLock(root, env);
  process.emit("exit", 0);
  expect(existsSync(file)).toBe(false);
  process.removeAllListeners("exit");
  writeFileSync(file, String(starter.pid));
  holdBuildLock(root, env);
  starter.kill("SIGKILL");
  await once(starter, "exit");
  process.emit("exit", 0);
  expect(existsSync(file)).toBe(false);
});

it("is nobody's once its process was killed", async () => {
  const killed = spawn(process.execPath, ["-e", ""]);
  await once(killed, "exit");
  writeFileSync(file, String(killed.pid));
  holdBuildLock(root, {});
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

const onLinux = process.platform === "linux" ? it : it.skip;
onLinux(
  "is nobody's once its process was killed, if nobody asks how that ended either",
  async () => {
    // `sleep` takes the shell's place, and never asks for the shell's child.
    const parent = spawn("bash", ["-c", "sleep 0.2 & echo $!; exec sleep 60"]);
    try {
      const [printed] = await once(parent.stdout, "data");
      const ended = String(printed).trim();
      const state = () => /\) (\w) /.exec(readFileSync(`/proc/${ended}/stat`, "utf8"))?.[1];
      while (state() !== "Z") await new Promise((done) => setTimeout(done, 10));
      writeFileSync(file, ended);
      holdBuildLock(root, {});
      expect(readFileSync(file, "utf8")).toBe(String(process.pid));
    } finally {
      parent.kill("SIGKILL");
      await once(parent, "exit");
    }
  },
);

it("is nobody's if it hasn't been touched for a minute: its number is another program's now", () => {
  writeFileSync(file, String(other.pid));
  const minuteAgo = new Date(Date.now() - 61_000);
  utimesSync(file, minuteAgo, minuteAgo);
  holdBuildLock(root, {});
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

it.each(["", "half a num"])("is nobody's if it was written by half: %j", (text) => {
  writeFileSync(file, text);
  holdBuildLock(root, {});
  expect(readFileSync(file, "utf8")).toBe(String(process.pid));
});

it("is left to a build that started in the same moment and has put its own in this one's place", () => {
  const write = fs.writeFileSync;
  jest.spyOn(fs, "writeFileSync").mockImplementationOnce((...given) => {
    write(...given);
    rmSync(file);
    write(file, String(other.pid));
  });
  expect(() => holdBuildLock(root, {})).toThrow(`(process ${other.pid})`);
  expect(readFileSync(file, "utf8")).toBe(String(other.pid));
});

/** The lock goes just before a function of the file system is called with it. */
function removeBefore(name: "statSync" | "utimesSync") {
  const real: (...given: never[]) => unknown = fs[name];
  return jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
    rmSync(file, { force: true });
    return real(...(given as never[])) as never;
  });
}

describe("that goes", () => {
  it("while another program looks how old it is, is nobody's", () => {
    writeFileSync(file, String(other.pid));
    const looked = removeBefore("statSync");
    holdBuildLock(root, {});
    expect(looked).toHaveBeenCalled();
    expect(readFileSync(file, "utf8")).toBe(String(process.pid));
  });

  it("just before its holder touches it, stays away, and its holder goes on", () => {
    jest.useFakeTimers();
    holdBuildLock(root, {});
    const touched = removeBefore("utimesSync");
    jest.advanceTimersByTime(5000);
    expect(touched).toHaveBeenCalledTimes(1);
    expect(existsSync(file)).toBe(false);
  });
});

it("that can't be touched for another reason than that it has gone is told", () => {
  jest.useFakeTimers();
  holdBuildLock(root, {});
  const failure = Object.assign(new Error("read-only file system"), { code: "EROFS" });
  jest.spyOn(fs, "utimesSync").mockImplementation(() => {
    throw failure;
  });
  expect(() => jest.advanceTimersByTime(5000)).toThrow(failure);
});
