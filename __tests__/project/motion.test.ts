import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

const SOURCES = path.resolve(__dirname, "../../src");

const sheets = filesBelow(SOURCES)
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(path.join(SOURCES, file), "utf8") }));

test("only transform and opacity change over time, with one easing and two durations", () => {
  const transitions = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/transition:([^;]*);/g)].map(([, value = ""]) => [file, value.trim()]),
  );
  const others = transitions.filter(
    ([, value = ""]) =>
      !/^(?:none !important|(?:transform|opacity) var\(--(?:fast|slow)\) var\(--ease\))$/.test(
        value,
      ),
  );
  expect(others).toEqual([]);
  expect(transitions.length).toBeGreaterThan(5);
});

test("what moves under a pointer stands still for people who asked for less motion", () => {
  const moves = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/:(?:hover|active)[^{}]*\{([^}]*)\}/g)].flatMap(([, body = ""]) =>
      (body.match(/(?:translate|matrix|rotate)\w*[(:][^;]*/g) ?? []).map((move) => [file, move]),
    ),
  );
  const others = moves.filter(
    ([, move = ""]) =>
      !/^translate[XY]\((?:0|calc\(-?\d+(?:px|%) \* var\(--motion\)\))\)$/.test(move),
  );
  expect(others).toEqual([]);
  expect(moves.length).toBeGreaterThan(5);
});
