import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Readable } from "node:stream";
import { endGroup, startGroup } from "../../../tools/shared/process-group";

const ROOT = path.resolve(__dirname, "../../..");

/** A program that hears of no Ctrl-C, and has started another such one; both hold its output open. */
const STUBBORN = `
  const wait = "process.on('SIGINT', () => {}); setTimeout(() => {}, 20000); console.log('there')";
  require("node:child_process").spawn(process.execPath, ["-e", wait], { stdio: "inherit" });
  process.on("SIGINT", () => {});`;

/** Waits until nobody can write any more. */
async function ended(output: Readable | null): Promise<void> {
  output?.resume();
  if (output && !output.readableEnded) await once(output, "end");
}

it("all of a group ends with the process that started it, whatever it hears", async () => {
  const code = `
    const { startGroup } = require("./tools/shared/process-group");
    const { temporaryFolder } = require("./tools/shared/temporary-folder");
    temporaryFolder("test");
    startGroup(process.execPath, ["-e", ${JSON.stringify(STUBBORN)}], { stdio: "inherit" });`;
  const program = spawn(process.execPath, ["--import", "tsx", "-e", code], { cwd: ROOT });
  await once(program.stdout, "data");
  program.kill("SIGINT");
  const [[exitCode]] = await Promise.all([once(program, "exit"), ended(program.stdout)]);
  expect(exitCode).toBe(130);
});

it("a group is ended when it is asked to", async () => {
  const child = startGroup(process.execPath, ["-e", STUBBORN]);
  if (child.stdout) await once(child.stdout, "data");
  endGroup(child);
  const [[, signal]] = await Promise.all([once(child, "exit"), ended(child.stdout)]);
  expect(signal).toBe("SIGKILL");
});
