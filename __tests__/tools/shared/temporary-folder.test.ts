import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");
const WAIT = "setTimeout(() => {}, 60_000);";

const start = (code: string) =>
  spawn(
    process.execPath,
    [
      ...["--import", "tsx", "-e"],
      `const { temporaryFolder, withTemporaryFolder } = require("./tools/shared/temporary-folder");
       ${code}`,
    ],
    { cwd: ROOT },
  );

const IN_CHILD = `
  const make = "fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'))";
  const options = { env: withTemporaryFolder("browser") };
  console.log(String(require("node:child_process").execFileSync(process.execPath, ["-p", make], options)));
  ${WAIT}`;
const IN_PARENT = 'console.log(temporaryFolder("test"));';

it.each<[how: string, code: string, signal: NodeJS.Signals | undefined, exitCode: number]>([
  ["when it exits normally", `${IN_PARENT} process.stdin.resume();`, undefined, 0],
  ["after an error", `${IN_PARENT} process.stdin.on("data", () => { throw "x"; });`, undefined, 1],
  ["on SIGTERM", IN_PARENT + WAIT, "SIGTERM", 143],
  ["on Ctrl-C, including a child process's files", IN_CHILD, "SIGINT", 130],
])("a program removes its temporary folder %s", async (_how, code, signal, exitCode) => {
  const program = start(code);
  const ended = once(program, "exit");
  const [output] = await once(program.stdout, "data");
  const folder = String(output).trim();
  const existedBefore = existsSync(folder);
  if (signal) program.kill(signal);
  else program.stdin.end("seen");
  const [actualCode] = await ended;
  expect({ existedBefore, exists: existsSync(folder), exitCode: actualCode }).toEqual({
    existedBefore: true,
    exists: false,
    exitCode,
  });
});
