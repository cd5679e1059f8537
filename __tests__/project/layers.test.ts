import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/node/files-below";

/** From top to bottom (docs/architecture.md). A folder may import only from layers below its own. */
const LAYERS: readonly (readonly string[])[] = [
  ["tools/commands"],
  ["tools/host", "tools/intake"],
  ["tools/shared"],
  // The root folder contains Gatsby's entry points, such as gatsby-node.ts.
  ["."],
  ["src/templates", "src/gatsby"],
  ["src/layout"],
  ["src/sections", "src/admin"],
  ["src/discovery"],
  ["src/host"],
  ["src/contact", "src/content"],
  ["src/components"],
  ["src/plan-words"],
  ["src/pricing"],
  [
    ...["src/analytics", "src/runtime", "src/node", "src/numbers", "src/styles"],
    ...["src/words", "src/routes", "src/html", "src/test-reports", "src/suggest"],
  ],
];

const ROOT = path.resolve(__dirname, "../..");
const sources = [
  ...["src", "tools"].flatMap((top) =>
    filesBelow(path.join(ROOT, top)).map((file) => `${top}/${file}`),
  ),
  ...["browser.tsx", "config.ts", "node.ts", "ssr.tsx"].map((file) => `gatsby-${file}`),
].filter((file) => /\.(tsx?|css)$/.test(file) && !/\/node_modules\/|\.d\.ts$/.test(file));

/** `src/content/read/markup.ts` is part of `src/content`, and `src/routes.ts` of itself. */
function partOf(file: string): string {
  const [first = "", second] = file.split("/");
  return second === undefined ? "." : `${first}/${second.replace(/\.tsx?$/, "")}`;
}

const layerOf = (part: string) => LAYERS.findIndex((layer) => layer.includes(part));

test("each source folder imports only from lower layers", () => {
  const imports = sources
    .flatMap((from) => {
      const text = readFileSync(path.join(ROOT, from), "utf8");
      return [...text.matchAll(/(?:from|import|(?:import|require|url)\()\s*"(\.[^"]*)"/g)].map(
        ([, to = ""]) => ({ from, to: path.posix.join(path.posix.dirname(from), to) }),
      );
    })
    .filter(({ to }) => !to.startsWith("node_modules/"));
  const upward = imports.filter(({ from, to }) => {
    const [own, other] = [partOf(from), partOf(to)];
    return own !== other && layerOf(other) <= layerOf(own);
  });
  expect(upward).toEqual([]);
  expect(imports.length).toBeGreaterThan(300);
  expect(sources.filter((file) => layerOf(partOf(file)) < 0)).toEqual([]);
});
