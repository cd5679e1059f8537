import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "../../../tools/pictures/page";
import { PICTURES, shapeBackground } from "../../../tools/pictures/sources";
import { RUN, SHOWN_LANES } from "../../../tools/pictures/sources/storefront-run";

const images = join(__dirname, "../../../static/images");

test.each(PICTURES)("$file is drawn without anything from outside", (picture) => {
  expect(pageOf(picture)).not.toMatch(/(src|href)="(?!data:)|url\("(?!data:)|@import/);
});

test("the shape background is the drawing of its source", () => {
  const file = readFileSync(join(images, shapeBackground.file), "utf8");
  expect(file).toBe(shapeBackground.svg);
});

test("no lane of the run that the pictures show ends after 9 min 41 s, and one ends then", () => {
  const ends = SHOWN_LANES.map(({ tests }) => tests.reduce((sum, seconds) => sum + seconds, 0));
  expect(Math.max(...ends)).toBe(9 * 60 + 41);
  // As Home says of them.
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(60);
});

test("the lanes of that run are enough for its 2 h 25 min of tests", () => {
  const serial = (2 * 60 + 25) * 60;
  expect(RUN.lanes * (9 * 60 + 41)).toBeGreaterThanOrEqual(serial);
});
