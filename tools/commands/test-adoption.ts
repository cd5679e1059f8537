import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { testEnvironment } from "../shared/environment";
import { copyCheckout } from "../shared/project-copy";
import { fail, runSteps } from "../shared/run";
import { temporaryFolder } from "../shared/temporary-folder";

const ROOT = process.cwd();

const SECOND_COMPANY = path.join(ROOT, "__tests__", "support", "example");

const STEPS = {
  "content check": "run check:content",
  "unit tests": "run test:unit",
  "tool tests and fuzz tests": "exec --no -- jest --selectProjects tools fuzz",
  build: "run build",
  "built-site tests": "run test:built",
  "component tests": "run test:components",
  "browser tests": "run test:browser",
};

const SAMPLE = /paralane|emberline|otterbank/i;

/** The tests for the sample content, which an adopting company deletes (docs/adopting.md). */
const SAMPLE_TESTS = "__tests__/sample";

/** `npm run test:scheduled -- adoption`: builds and tests a copy with a second company's content. */
async function testAdoption(): Promise<void> {
  const folder = temporaryFolder("adoption");
  copyCheckout(folder);
  moveIn(folder);
  await runSteps(STEPS, { env: testEnvironment(), cwd: folder });
  if (process.exitCode) return;
  const built = path.join(folder, "public");
  const left = filesBelow(built).filter((name) =>
    SAMPLE.test(readFileSync(path.join(built, name), "utf8")),
  );
  if (left.length > 0)
    throw new Error(`The built site still contains names from the sample:\n${left.join("\n")}`);
  console.log("\nAll tests passed with another company's content.");
}

function moveIn(folder: string): void {
  const images = path.join(folder, "static", "images");
  // SVGs are part of the design, not the content.
  for (const name of readdirSync(images).filter((file) => !file.endsWith(".svg"))) {
    rmSync(path.join(images, name));
  }
  for (const part of ["data", "static"]) {
    cpSync(path.join(SECOND_COMPANY, part), path.join(folder, part), { recursive: true });
  }
  rmSync(path.join(folder, SAMPLE_TESTS), { recursive: true });
}

testAdoption().catch(fail);
