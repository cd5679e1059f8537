import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");
const WAIT = "setTimeout(() => {}, 60_000);";

/** A program that hears of no Ctrl-C, and has started another such one; both hold its output open. */
const STUBBORN = `
  const wait = "process.on('SIGINT', () => {}); setTimeout(() => {}, 20000); console.log('there')";
  require("node:child_process").spawn(process.execPath, ["-e", wait], { stdio: "inherit" });
  process.on("SIGINT", () => {});`;

/** Starts a program of these tools. */
const start = (code: string) =>
  spawn(
    process.execPath,
    [
      ...["--import", "tsx", "-e"],
      `const { temporaryFolder, withTemporaryFolder } = require("./tools/shared/temporary-folder");
       const { startGroup } = require("./tools/shared/process-group");
       ${code}`,
    ],
    { cwd: ROOT },
  );

/** A folder in the temporary folder of a program that is started. */
const OF_ANOTHER = `
  const make = "fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'))";
  const options = { env: withTemporaryFolder("browser") };
  console.log(String(require("node:child_process").execFileSync(process.execPath, ["-p", make], options)));
  ${WAIT}`;
const OWN = 'console.log(temporaryFolder("test"));';

it.each<[how: string, code: string, signal: NodeJS.Signals | undefined, exitCode: number]>([
  ["at its end", `${OWN} process.stdin.resume();`, undefined, 0],
  ["after an error", `${OWN} process.stdin.on("data", () => { throw "x"; });`, undefined, 1],
  ["when it is asked to end", OWN + WAIT, "SIGTERM", 143],
  ["on Ctrl-C, with what another program left there", OF_ANOTHER, "SIGINT", 130],
])("a temporary folder goes with its program %s", async (_how, code, signal, exitCode) => {
  const program = start(code);
  const ended = once(program, "exit");
  const [said] = await once(program.stdout, "data");
  const folder = String(said).trim();
  const wasThere = existsSync(folder);
  if (signal) program.kill(signal);
  else program.stdin.end("seen");
  const [found] = await ended;
  expect({ wasThere, isThere: existsSync(folder), exitCode: found }).toEqual({
    wasThere: true,
    isThere: false,
    exitCode,
  });
});

it("all of a group ends with the process that started it, whatever it hears", async () => {
  const program = start(
    `temporaryFolder("test"); startGroup(process.execPath, ["-e", ${JSON.stringify(STUBBORN)}], { stdio: "inherit" });`,
  );
  await once(program.stdout, "data");
  program.kill("SIGINT");
  // Nobody can write any more.
  const outputEnds = once(program.stdout.resume(), "end");
  const [[exitCode]] = await Promise.all([once(program, "exit"), outputEnds]);
  expect(exitCode).toBe(130);
});
