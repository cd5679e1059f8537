import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

const SOURCES = path.resolve(__dirname, "../../src");

/** What changes how something looks, and neither what can be read nor where the rest of the page is. */
const LOOKS =
  /^(?:(?:(?:background|outline|border(?:-top|-left)?)-)?color|background: var\(--color|transform|text-decoration(?:-thickness)?)\b/;

const hovered = filesBelow(SOURCES)
  .filter((file) => file.endsWith(".css"))
  .flatMap((file) => {
    const css = readFileSync(path.join(SOURCES, file), "utf8").replace(/\/\*.*?\*\//gs, "");
    return [...css.matchAll(/(?<=[;{}]|^)[^;{}]*:hover[^{}]*\{([^}]*)\}/g)].flatMap(([, body]) =>
      (body ?? "")
        .split(";")
        .map((declaration) => declaration.trim())
        .filter((declaration) => declaration !== "")
        .map((declaration) => ({ file, declaration })),
    );
  });

test("nothing can be read or reached only by hovering: a pointer above changes looks alone", () => {
  const others = hovered.filter(({ declaration }) => !LOOKS.test(declaration));
  expect(others).toEqual([]);
  expect(hovered.length).toBeGreaterThan(20);
});
