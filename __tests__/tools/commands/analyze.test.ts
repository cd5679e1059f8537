import { SourceMapGenerator } from "source-map-js";
import { sizes } from "../../../tools/commands/analyze";

test("each byte of a script is counted for the package or the file that it comes from", () => {
  const map = new SourceMapGenerator();
  const at = (line: number, column: number, source: string) =>
    map.addMapping({
      generated: { line, column },
      original: { line: 1, column: 0 },
      source: `webpack://paralane-website/${source}`,
    });
  at(1, 0, "node_modules/react-dom/cjs/react-dom-client.production.js");
  at(1, 4, "src/numbers/numbers.ts");
  at(2, 0, "node_modules/react-dom/index.js");
  at(2, 3, "node_modules/gatsby/node_modules/@reach/router/index.js");
  expect(Object.fromEntries(sizes("aaaabb\ncccdddd", map.toString()))).toEqual({
    "react-dom": 7,
    "src/numbers/numbers.ts": 2,
    "@reach/router": 4,
  });
});
