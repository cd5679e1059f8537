import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../../src/node/files-below";
import { writeWorkingTree } from "../content-diff/build-version";
import { outsideGit, testEnvironment } from "../shared/environment";
import { fail, npmCommand, run } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

const ROOT = process.cwd();

/** A second company's content and static files, which take the place of the sample's. */
const ADOPTION = path.join(ROOT, "__tests__", "adoption");

/** What must hold for any company's content: commands of npm. */
const STEPS = [
  "run check:content",
  "exec -- jest --selectProjects unit components",
  "exec -- jest --selectProjects tools fuzz",
  "run build",
  "run test:built",
  "run test:browser",
] as const;

/** The test of the sample, which a company deletes (README.md). */
const OF_SAMPLE = "__tests__/project/sample.test.ts";

/**
 * `npm run test:scheduled -- adoption`: puts the content of a second company into a copy of this checkout, builds
 * that, and runs the tests on it as they are. It stops at the first step that fails. `--keep` leaves
 * the copy where it is, and says where.
 */
async function testAdoption(args: readonly string[]): Promise<void> {
  const keep = args.includes("--keep");
  const folder = keep
    ? mkdtempSync(path.join(tmpdir(), "paralane-adoption-"))
    : temporaryFolder("adoption");
  try {
    writeWorkingTree(ROOT, folder);
    moveIn(folder);
    commit(folder);
    symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
    const env = testEnvironment();
    for (const step of STEPS) {
      console.log(`\n=== ${step}, with the content of another company ===`);
      process.exitCode = await run(...npmCommand(step.split(" ")), {
        env,
        cwd: folder,
        stdin: "ignore",
      });
      if (process.exitCode !== 0) return;
    }
    const leftovers = filesNamingTheSample(path.join(folder, "public"));
    if (leftovers.length > 0) throw new Error(`The sample is named in ${leftovers.join(", ")}`);
    console.log("\nAnother company's content is built and passes unchanged.");
  } finally {
    if (keep) console.log(`\nThe copy is ${folder}`);
  }
}

/** Replaces the sample's content and pictures by the second company's, and removes the sample's test. */
function moveIn(folder: string): void {
  const images = path.join(folder, "static", "images");
  // The style sheet's own drawing stays: it is of the design, and no content names it.
  for (const name of readdirSync(images).filter((file) => !file.endsWith(".svg"))) {
    rmSync(path.join(images, name));
  }
  for (const part of ["data", "static"]) {
    cpSync(path.join(ADOPTION, part), path.join(folder, part), { recursive: true });
  }
  rmSync(path.join(folder, OF_SAMPLE));
}

/** Makes the copy a repository of its own, since pages are dated by their commits and tests copy it again. */
function commit(folder: string): void {
  const own = ["user.name=Adoption", "user.email=adoption@stillwater.test", "commit.gpgsign=false"];
  const options = own.flatMap((setting) => ["-c", setting]);
  const env = outsideGit();
  const git = (...args: string[]) =>
    execFileSync("git", [...options, ...args], { cwd: folder, env });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", "Take the site over");
}

/** The files of a build that visitors or search engines read, and that name the sample's company. */
function filesNamingTheSample(publicFolder: string): string[] {
  const site = parse(readFileSync(path.join(ROOT, "data", "site.yaml"), "utf8"));
  const name = new RegExp(site.brand.name, "i");
  return filesBelow(publicFolder)
    .filter((file) => /\.(?:html|css|txt|xml|webmanifest)$|page-data\.json$/.test(file))
    .filter((file) => name.test(readFileSync(path.join(publicFolder, file), "utf8")));
}

testAdoption(process.argv.slice(2)).catch(fail);
