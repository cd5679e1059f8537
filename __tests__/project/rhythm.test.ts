import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

const SOURCES = path.resolve(__dirname, "../../src");

const sheets = filesBelow(SOURCES).filter((file) => file.endsWith(".module.css"));

test("no vertical space grows with the window by a rule of its own: tokens do, on one scale", () => {
  const own = sheets.flatMap((file) => {
    const css = readFileSync(path.join(SOURCES, file), "utf8");
    const spaces = css.match(/(?:padding|margin)-(?:block|top|bottom):[^;]*clamp\([^;]*;/g) ?? [];
    return spaces.map((space) => `${file}: ${space}`);
  });
  expect(own).toEqual([]);
  expect(sheets.length).toBeGreaterThan(40);
});

test("corners are round by one scale: its tokens, a circle or none", () => {
  const own = sheets.flatMap((file) => {
    const css = readFileSync(path.join(SOURCES, file), "utf8");
    const corners = css.match(/border(?:-[a-z]+)*-radius:[^;]*;/g) ?? [];
    return corners
      .filter(
        (corner) =>
          !/: (?:var\(--radius\);|(?:calc\()?var\(--radius-(?:sm|md|lg)\)|50%|0;)/.test(corner),
      )
      .map((corner) => `${file}: ${corner}`);
  });
  expect(own).toEqual([]);
});
