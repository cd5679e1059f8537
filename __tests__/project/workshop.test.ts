import { readFileSync } from "node:fs";
import { MANIFEST, manifest } from "../../workshop/manifest";

test("the icon font and the web fonts were built from their sources (workshop/README.md)", () => {
  expect(manifest()).toEqual(JSON.parse(readFileSync(MANIFEST, "utf8")));
});
