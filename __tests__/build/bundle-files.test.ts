/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addressOfEntry, BUNDLE_FILES } from "../../src/build/bundle-files";

const HERE = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "paralane-bundle-"));

beforeAll(() => {
  process.chdir(folder);
  mkdirSync("public");
  const assetsByChunkName = {
    app: ["app.css", "app-1a.js"],
    start: ["start-2b.js"],
    print: ["a.css"],
  };
  writeFileSync(BUNDLE_FILES, JSON.stringify({ name: "build-javascript", assetsByChunkName }));
});
afterAll(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

it("knows the address of an entry's script", () => {
  expect(addressOfEntry("start")).toBe("/start-2b.js");
  expect(addressOfEntry("app")).toBe("/app-1a.js");
});

it.each(["stop", "print"])("says that there is no script for %s", (entry) => {
  expect(() => addressOfEntry(entry)).toThrow(
    `public/webpack.stats.json has no script for "${entry}".`,
  );
});
