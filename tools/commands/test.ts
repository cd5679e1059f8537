import { holdBuildLock, LOCK_VARIABLE } from "../../src/node/lock";
import { testBrowser } from "../shared/chromium";
import { testEnvironment } from "../shared/environment";
import { requireFreePort } from "../shared/ports";
import { fail, runSteps } from "../shared/run";

const jest = (...projects: string[]) => `exec --no -- jest --selectProjects ${projects.join(" ")}`;

const STEPS = {
  "content check": "run check:content",
  "format and lint": "run lint",
  "unused code and packages": "run lint:unused",
  licenses: "run lint:licenses",
  "unit tests": "run test:unit",
  // These tests run separately because they spawn processes, which could make the unit tests time out.
  "tool tests and fuzz tests": jest("tools", "fuzz"),
  "production build": "run build",
  // The type check must run after the build, which generates the types for the GraphQL queries.
  types: "run types",
  // Running these tests together keeps all cores busy. The component tests need the build's query results.
  "built-site tests and component tests": jest("built", "components"),
  "editor on the development server": `${jest("develop")} --testPathPatterns develop/admin`,
  "browser tests": "run test:browser",
};

/** `npm test`: runs all checks that a commit must pass, and stops at the first failure. */
async function test(): Promise<void> {
  // Acquire the lock and check the ports first. Otherwise, the build or the browser tests could fail minutes
  // later.
  holdBuildLock(process.cwd());
  await requireFreePort("preview");
  await requireFreePort("intake");
  console.log(`Browser: ${testBrowser().executablePath}`);
  await runSteps(STEPS, { env: { ...testEnvironment(), [LOCK_VARIABLE]: process.cwd() } });
}

test().catch(fail);
