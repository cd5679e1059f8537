import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";
import { testEnvironment } from "../../tools/shared/environment";
import { fail, runSteps } from "../../tools/shared/run";
import { temporaryFolder } from "../../tools/shared/temporary-folder";
import { EXAMPLE, EXAMPLE_FOLDER } from "../support/content-sample";
import { copyCheckout } from "../support/copy-checkout";
import { generatedContent } from "../support/generated-content";

const STEPS = {
  "content check": "run check:content",
  "unit tests": "run test:unit",
  "tool tests and fuzz tests": "exec --no -- jest --selectProjects tools fuzz",
  build: "run build",
  "built-site tests": "run test:built",
  "component tests": "run test:components",
  "browser tests": "run test:browser",
};

const LIMIT_STEPS = {
  "build with the $ content": "run build",
  "browser tests of the $ content": "exec --no -- playwright test limits",
};

const SAMPLE = /paralane|emberline|otterbank/i;

/** The tests for the sample content, which an adopting company deletes (docs/adopting.md). */
const SAMPLE_TESTS = "__tests__/sample";

/**
 * `npm run test:scheduled -- adoption`: builds and tests a copy with a second company's content, and then with the
 * least and the most content that the content check accepts.
 */
async function testAdoption(): Promise<void> {
  const folder = temporaryFolder("adoption");
  copyCheckout(folder);
  moveIn(folder, EXAMPLE);
  await runSteps(STEPS, { env: testEnvironment(), cwd: folder });
  if (process.exitCode) return;
  const built = path.join(folder, "public");
  const left = filesBelow(built).filter((name) =>
    SAMPLE.test(readFileSync(path.join(built, name), "utf8")),
  );
  if (left.length > 0)
    throw new Error(`The built site still contains names from the sample:\n${left.join("\n")}`);
  for (const amount of ["least", "most"] as const) {
    moveIn(folder, Object.fromEntries(generatedContent(amount)));
    const steps = Object.entries(LIMIT_STEPS).map(([name, command]) => [
      name.replace("$", amount),
      command,
    ]);
    await runSteps(Object.fromEntries(steps), { env: testEnvironment(), cwd: folder });
    if (process.exitCode) return;
  }
  console.log("\nAll tests passed with another company's content.");
}

function moveIn(folder: string, files: Readonly<Record<string, string>>): void {
  const images = path.join(folder, "static", "images");
  // SVGs are part of the design, not the content.
  for (const name of readdirSync(images).filter((file) => !file.endsWith(".svg"))) {
    rmSync(path.join(images, name));
  }
  cpSync(path.join(EXAMPLE_FOLDER, "static"), path.join(folder, "static"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, "data", name), text);
  }
  rmSync(path.join(folder, SAMPLE_TESTS), { recursive: true, force: true });
}

testAdoption().catch(fail);
