import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

const SOURCES = path.resolve(__dirname, "../../src");

const sheets = filesBelow(SOURCES)
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    file,
    css: readFileSync(path.join(SOURCES, file), "utf8").replace(/\/\*.*?\*\//gs, ""),
  }));

/** A pattern's matches, or its group's, in all stylesheets, except those that `allowed` matches. */
function others(pattern: RegExp, allowed: RegExp): string[] {
  const found = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].map(([all, group = all]) => ({ file, text: group.trim() })),
  );
  expect(found.length).toBeGreaterThan(5);
  return found
    .filter(({ text }) => !allowed.test(text))
    .map(({ file, text }) => `${file}: ${text}`);
}

test("hovering changes only the appearance and never reveals content", () => {
  const declarations = /(?<=:hover[^{}]*\{(?:[^{}]*;)?)\s*([^;{}]+);/g;
  const looks =
    /^(?:(?:(?:background|outline|border(?:-top|-left)?)-)?color|background: var\(--color|transform|text-decoration(?:-thickness)?)\b/;
  expect(others(declarations, looks)).toEqual([]);
});

test("for visitors who prefer reduced motion, nothing moves on hover", () => {
  const moves = /(?<=:(?:hover|active)[^{}]*\{[^{}]*)((?:translate|matrix|rotate)\w*[(:][^;]*)/g;
  const allowed = /^translate[XY]\((?:0|calc\(-?\d+(?:px|%) \* var\(--motion\)\))\)$/;
  expect(others(moves, allowed)).toEqual([]);
});
