import { readFileSync } from "node:fs";
import { shareDesign } from "../../../src/discovery/share-pictures/design";

test("the version of the share images changes whenever a file that they depend on changes", () => {
  const files: string[] = [];
  const before = shareDesign((file) => {
    files.push(file);
    return readFileSync(file);
  });
  expect(files.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(1);
  const after = files.map((changed) =>
    shareDesign((file) => Buffer.from(file === changed ? "another" : readFileSync(file))),
  );
  expect(new Set([before, ...after]).size).toBe(files.length + 1);
  expect(shareDesign()).toBe(before);
});
