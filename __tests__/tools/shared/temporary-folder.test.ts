import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");

/** Runs a program that makes a temporary folder, says where, and goes on as told. */
async function run(
  then: string,
  signal?: NodeJS.Signals,
  make = 'console.log(temporaryFolder("test"));',
) {
  const code = `
    const shared = require("./tools/shared/temporary-folder");
    const { temporaryFolder, withTemporaryFolder } = shared;
    ${make}
    ${then}`;
  const program = spawn(process.execPath, ["--import", "tsx", "-e", code], { cwd: ROOT });
  const ended = once(program, "exit");
  const [said] = await once(program.stdout, "data");
  const folder = String(said).trim();
  const wasThere = existsSync(folder);
  if (signal) program.kill(signal);
  else program.stdin.end("seen");
  const [code_] = await ended;
  return { wasThere, isThere: existsSync(folder), code: code_ };
}

const WAIT = "setTimeout(() => {}, 60000);";

it.each<[how: string, then: string, signal: NodeJS.Signals | undefined, code: number]>([
  ["at its end", "process.stdin.resume();", undefined, 0],
  ["after an error", "process.stdin.on('data', () => { throw new Error('x') });", undefined, 1],
  ["on Ctrl-C", WAIT, "SIGINT", 130],
  ["when it is asked to end", WAIT, "SIGTERM", 143],
])("a temporary folder goes with its program %s", async (_how, then, signal, code) => {
  expect(await run(then, signal)).toEqual({ wasThere: true, isThere: false, code });
});

it("so do the temporary files of a program that it starts", async () => {
  const make = `
    const { execFileSync } = require("node:child_process");
    const make = "fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'))";
    const env = withTemporaryFolder("browser");
    console.log(String(execFileSync(process.execPath, ["-p", make], { env })).trim());`;
  expect(await run(WAIT, "SIGINT", make)).toEqual({ wasThere: true, isThere: false, code: 130 });
});
