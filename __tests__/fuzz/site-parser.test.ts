import { createRequire } from "node:module";
import fc from "fast-check";
import { readContentFile } from "../../src/content/check/content-file";

/** The parser that the site is built with: another one than the checks use, and of YAML 1.1. */
const siteParser: { load(text: string): unknown } = createRequire(
  require.resolve("gatsby-transformer-yaml/package.json"),
)("js-yaml");

const file = (value: string) =>
  `stats:\n  - slug: a\n    value: "1"\n    basis: of all\n    label: ${value}\n`;

const values = fc.oneof(
  fc.string({ maxLength: 16 }),
  fc.string({
    unit: fc.constantFrom(..."0123456789_-+.eExobTZ: #\"'{}[]*&!%@`|>,?~<=\tay\n"),
    maxLength: 12,
  }),
  fc.constantFrom(
    "~",
    "no",
    "on",
    "y",
    "=",
    ".inf",
    "2026-11-20",
    "2026-1-1 10:00:00",
    "0o17",
    "0x1f",
    "0b11",
    "1_000",
    "1:20:30",
    "+12",
    "-0",
    ".5",
    "5.",
    "1e3",
    "!!str 5",
    "- a",
    ">-\n      two\n      lines",
    "|\n      x",
  ),
);

it("what the checks accept, the site's parser reads as the same value", () => {
  let accepted = 0;
  fc.assert(
    fc.property(values, (value) => {
      const text = file(value);
      const { problems, value: read } = readContentFile("stats.yaml", text);
      if (problems.length > 0) return;
      accepted += 1;
      expect(siteParser.load(text)).toEqual(read);
    }),
    { numRuns: 1500 },
  );
  expect(accepted).toBeGreaterThan(300);
});
