import { readFileSync } from "node:fs";
import path from "node:path";
import { shareDesign } from "../../../src/discovery/share-pictures/design";

/** The modules that draw share images: the given one and those it imports, directly or not. */
function modulesOf(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g);
  const files = Array.from(imports, ([, to = ""]) => path.join(path.dirname(file), `${to}.ts`));
  return [file, ...files.flatMap(modulesOf)];
}

test("the version of the share images changes whenever a file that they depend on changes", () => {
  const files: string[] = [];
  const before = shareDesign((file) => {
    files.push(file);
    return readFileSync(file);
  });
  expect(files.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(1);
  const modules = modulesOf("src/discovery/share-pictures/render.ts");
  const drawing = modules.filter((file) => !file.startsWith("src/node/"));
  expect(files).toEqual(expect.arrayContaining(drawing));
  const after = files.map((changed) =>
    shareDesign((file) => Buffer.from(file === changed ? "another" : readFileSync(file))),
  );
  expect(new Set([before, ...after]).size).toBe(files.length + 1);
  expect(shareDesign()).toBe(before);
});
