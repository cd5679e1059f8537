import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUNDLE_FILES, scriptOfEntry } from "../../src/speed/bundle-files";

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
  writeFileSync("public/app-1a.js", "runApp()");
  writeFileSync("public/start-2b.js", "start();");
});
afterAll(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

it("reads an entry's script", () => {
  expect(scriptOfEntry("start")).toBe("start();");
  expect(scriptOfEntry("app")).toBe("runApp()");
});

it.each(["stop", "print"])("says that there is no script for %s", (entry) => {
  expect(() => scriptOfEntry(entry)).toThrow(
    `public/webpack.stats.json has no script for "${entry}".`,
  );
});

it("refuses a list that Gatsby writes in another form", () => {
  writeFileSync(BUNDLE_FILES, JSON.stringify({ assetsByChunkName: { start: "start-2b.js" } }));
  expect(() => scriptOfEntry("start")).toThrow("expected array, received string");
});
