import { drawSharePicture, type Tools } from "../../../src/discovery/share-pictures/drawing";
import { siteTools } from "../../../src/discovery/share-pictures/render";

const words = {
  brand: "Paralane",
  label: "Pricing",
  heading: "Pay for minutes, not for machines",
  url: "paralane.example/pricing",
};

let tools: Tools;
beforeAll(async () => {
  tools = await siteTools();
});

/**
 * Returns the lines of a drawn heading, each with its distance from the top, its font size and its shapes.
 */
function linesOf(heading: string) {
  const drawing = drawSharePicture({ ...words, heading }, tools);
  const shape = /<path transform="translate\(\S+ (\S+)\) scale\((\S+)\)" fill="(\S+)" d="(.*)"\/>/g;
  return [...drawing.matchAll(shape)]
    .filter(([, , , fill]) => fill === tools.colors.words)
    .slice(1) // the brand name
    .map(([, top, scale, , path]) => ({ top: Number(top), size: Number(scale) * 1000, path }));
}

test("draws text as shapes in the site's colors", () => {
  const drawing = drawSharePicture(words, tools);
  expect(drawing).not.toMatch(/<text|font|href|NaN|undefined/);
  expect(drawing).toContain('width="1200" height="630"');
  expect(drawing).toContain(tools.colors.passed);
});

test.each([
  ["Contact", 1, 88],
  ["Pay for minutes, not for machines", 2, 88],
  ["Testing For Full Stack Serverless Web Apps With Continuous Deployment", 3, 74],
  ["Measured words for everybody ".repeat(4).slice(0, 90), 3, 62],
  ["Kraftfahrzeug-Versicherungen for you", 2, 74],
  ["W".repeat(30), 1, 50],
])("draws %s between the brand and the lanes, on %d lines at %d pixels", (heading, count, size) => {
  const lines = linesOf(heading);
  expect(lines.map((line) => line.size)).toEqual(Array(count).fill(size));
  for (const { top } of lines) {
    expect(top).toBeGreaterThan(150);
    expect(top).toBeLessThan(480);
  }
});

test("breaks a heading into lines of similar length", () => {
  const paths = linesOf(words.heading).map(({ path }) => path);
  expect(paths).toEqual(
    ["Pay for minutes,", "not for machines"].map((line) => tools.display(line).path()),
  );
});
