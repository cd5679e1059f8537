import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { outsideGit, testEnvironment } from "../shared/environment";
import { copyCheckout } from "../shared/project-copy";
import { fail, npmCommand, run } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";
import { namesAt } from "./check-adoption";

const ROOT = process.cwd();

/** A second company's content and static files, which take the place of the sample's. */
const SECOND_COMPANY = path.join(ROOT, "__tests__", "support", "example");

/** What must hold for any company's content: commands of npm. */
const STEPS = [
  "run check:content",
  "run test:unit",
  "exec -- jest --selectProjects tools fuzz",
  "run build",
  "run test:built",
  "run test:components",
  "run test:browser",
] as const;

/** What the sample must hold, which a company deletes (docs/adopting.md). */
const LEFT_OUT = "__tests__/sample";

/**
 * `npm run test:scheduled -- adoption`: puts the content of a second company into a copy of this checkout, builds
 * that, and runs the tests on it as they are. It stops at the first step that fails.
 */
async function testAdoption(): Promise<void> {
  const folder = temporaryFolder("adoption");
  copyCheckout(folder);
  moveIn(folder);
  commit(folder);
  const options = { env: testEnvironment(), cwd: folder, stdin: "ignore" } as const;
  for (const step of STEPS) {
    console.log(`\n=== ${step}, with the content of another company ===`);
    process.exitCode = await run(...npmCommand(step.split(" ")), options);
    if (process.exitCode !== 0) return;
  }
  const left = namesAt(folder, "public");
  if (left.length > 0) throw new Error(`The sample is still named:\n${left.join("\n")}`);
  console.log("\nAnother company's content is built and passes unchanged.");
}

/** Replaces the sample's content and pictures by the second company's, and removes the test of the sample. */
function moveIn(folder: string): void {
  const images = path.join(folder, "static", "images");
  // The style sheet's own drawing stays: it is of the design, and no content names it.
  for (const name of readdirSync(images).filter((file) => !file.endsWith(".svg"))) {
    rmSync(path.join(images, name));
  }
  for (const part of ["data", "static"]) {
    cpSync(path.join(SECOND_COMPANY, part), path.join(folder, part), { recursive: true });
  }
  rmSync(path.join(folder, LEFT_OUT), { recursive: true });
}

/** Makes the copy a repository of its own, since pages are dated by their commits and tests copy it again. */
function commit(folder: string): void {
  const own = ["user.name=Adoption", "user.email=adoption@millrace.test", "commit.gpgsign=false"];
  const options = own.flatMap((setting) => ["-c", setting]);
  const env = outsideGit();
  const git = (...args: string[]) =>
    execFileSync("git", [...options, ...args], { cwd: folder, env });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", "Take the site over");
}

testAdoption().catch(fail);
