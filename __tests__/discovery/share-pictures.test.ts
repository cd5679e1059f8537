import { readFileSync } from "node:fs";
import type { MeasuredNode } from "@takumi-rs/core";
import { shareDesign, sharePainter } from "../../src/discovery/share-pictures";

const SIZE = { width: 1200, height: 630 };
const words = {
  brand: "Paralane",
  title: "Pricing",
  heading: "Pay for minutes, not for machines",
  url: "paralane.example/pricing",
};

let painter: Awaited<ReturnType<typeof sharePainter>>;
beforeAll(async () => {
  painter = await sharePainter();
});

interface Line {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The lines of all texts, in the order in which they are drawn. */
async function linesOf(changed: Partial<typeof words>): Promise<Line[]> {
  const lines: Line[] = [];
  const collect = ({ runs, children, width, transform: [, , , , left, top] }: MeasuredNode) => {
    for (const run of runs) {
      // An ellipsis replaces what doesn't fit into a single line.
      const right = left + run.x + Math.min(run.width, Math.max(width, run.height));
      lines.push({
        ...{ text: run.text.trim(), left: left + run.x, right },
        ...{ top: top + run.y, bottom: top + run.y + run.height },
      });
    }
    for (const child of children) collect(child);
  };
  collect(await painter.measure({ ...words, ...changed }));
  return lines.filter(({ text }) => text !== "");
}

test.each([
  [
    "long words",
    {
      brand: "Donaudampfschifffahrtsgesellschaft Wien",
      heading: "Kraftfahrzeug-Versicherungen for you",
    },
  ],
  [
    "the longest texts",
    {
      brand: "M".repeat(40),
      title: "W".repeat(50),
      heading: "W".repeat(90),
      url: `${"w".repeat(60)}.example/pricing`,
    },
  ],
  [
    "letters of other fonts",
    { brand: "Škoda Тесты", heading: "Testing ŵĳth Ťëşţś, Тесты and more" },
  ],
])(
  "with %s, no text is over another, outside the picture or over the lanes",
  async (_what, changed) => {
    const lines = await linesOf(changed);
    for (const [index, { text, left, top, right, bottom }] of lines.entries()) {
      expect([text, left >= 72, top >= 40, right <= SIZE.width - 71, bottom <= 512]).toEqual([
        text,
        ...Array(4).fill(true),
      ]);
      for (const other of lines.slice(0, index)) {
        const across = Math.min(right, other.right) - Math.max(left, other.left);
        const down = Math.min(bottom, other.bottom) - Math.max(top, other.top);
        // The boxes of a heading's lines overlap slightly.
        expect([
          text,
          other.text,
          across > 5 && down > Math.min(bottom - top, other.bottom - other.top) / 3,
        ]).toEqual([text, other.text, false]);
      }
    }
  },
);

test("the version of the pictures changes whenever a file that they depend on changes", () => {
  const files: string[] = [];
  const before = shareDesign((file) => {
    files.push(file);
    return readFileSync(file);
  });
  expect(files.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(1);
  const imports = readFileSync("src/discovery/share-pictures.tsx", "utf8").matchAll(
    /from "\.\.?\/(?:.*\/)?(\w+)"/g,
  );
  for (const [, name] of imports) expect(files.join()).toContain(`/${name}.ts`);
  const after = files.map((changed) =>
    shareDesign((file) => Buffer.from(file === changed ? "another" : readFileSync(file))),
  );
  expect(new Set([before, ...after]).size).toBe(files.length + 1);
});
