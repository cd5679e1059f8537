import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const PRELOADED = path.resolve("tools/shared/gatsby-workers.cjs");
const GATSBY = path.dirname(require.resolve("gatsby/package.json"));

const root = mkdtempSync(path.join(tmpdir(), "paralane workers-"));
afterAll(() => rmSync(root, { recursive: true }));

const folderOf = (...names: string[]) => {
  const folder = path.join(root, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
};

it("Parcel doesn't look at the packages, in folders of any name", () => {
  const site = folderOf("the site");
  writeFileSync(path.join(site, "gatsby-config.ts"), "");
  writeFileSync(path.join(folderOf("the site", "node_modules"), "package.js"), "");
  const worker = path.join(GATSBY, "dist", "utils", "parcel", "compile-gatsby-files.js");
  const snapshot = path.join(root, "snapshot.txt");
  const code = `
    const { NodeFS } = require(${JSON.stringify(parcelFiles(worker))});
    const [site, snapshot] = ${JSON.stringify([site, snapshot])};
    new NodeFS().writeSnapshot(site, snapshot, { ignore: [] });`;
  run(code, { GATSBY_WORKER_MODULE_PATH: worker });
  expect(readFileSync(snapshot, "utf8")).toContain("gatsby-config.ts");
  expect(readFileSync(snapshot, "utf8")).not.toContain("package.js");
});

it("a Gatsby that compiles with something else is noticed", () => {
  const worker = path.join(root, "compile-gatsby-files.js");
  expect(() => run("", { GATSBY_WORKER_MODULE_PATH: worker })).toThrow("@parcel/cache");
});

/** The files of the Parcel that a module of Gatsby's compiles with. */
function parcelFiles(worker: string): string {
  const cache = createRequire(worker).resolve("@parcel/cache");
  return createRequire(cache).resolve("@parcel/fs");
}

/** What a program says that Node runs with what is preloaded, trimmed. */
function run(code: string, env: NodeJS.ProcessEnv): string {
  // A file, since Gatsby's workers start with the options of Node that this process has.
  const program = path.join(root, "program.cjs");
  writeFileSync(program, code);
  const options = { NODE_OPTIONS: `--require ${JSON.stringify(PRELOADED)}`, ...env };
  return execFileSync(process.execPath, [program], {
    env: { ...process.env, ...options },
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
}
