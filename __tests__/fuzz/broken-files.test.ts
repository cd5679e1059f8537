import fc from "fast-check";
import { readContentFile } from "../../src/content/check/content-file";
import { problemsOfReal, REAL } from "../support/content-sample";

const numbered = (line: (number: number) => string, count: number) =>
  Array.from({ length: count }, (_, number) => line(number)).join("\n");

const fill = (part: string, size: number) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);

/** Files of a size in bytes, or of a depth that grows with it. */
const FILES: Record<string, (size: number) => string> = {
  "unclosed double quotes before capitalized values": (size) =>
    fill(REAL["features.yaml"], size).replace(/: (?=[A-Z])/g, ': "'),
  "tabs for all indentation": (size) => fill(REAL["features.yaml"], size).replace(/^ +/gm, "\t"),
  "no space after any dash": (size) => fill(REAL["features.yaml"], size).replace(/- /g, "-"),
  "nested brackets": (size) => `title: ${fill("[", size)}`,
  "nested groups": (size) => numbered((level) => `${" ".repeat(level)}a:`, size / 333),
  "exponentially expanding aliases": (size) =>
    numbered(
      (level) => `b${level}: &b${level} [${`*b${level - 1}, `.repeat(level && 1000)}]`,
      size / 7_000,
    ),
  "thousands of unknown keys": (size) => numbered((number) => `key${number}: 1`, size / 11),
  "thousands of missing keys": (size) => `cloudPlatform:\n  points:\n${fill("    - {}\n", size)}`,
  "thousands of duplicate keys": (size) => fill("title: x\n", size),
  "one long line": (size) => `title: ${fill("word ", size)}`,
  "a long list in brackets": (size) => `title: [${fill("x, ", size)}]`,
  "invisible characters": (size) => fill("\u200B", size),
};

/** In milliseconds. Unlike elapsed time, CPU time doesn't depend on other processes. */
function cpuTimeOf(text: string): number {
  const before = process.cpuUsage();
  expect(problemsOfReal({ "features.yaml": text })).not.toEqual([]);
  return process.cpuUsage(before).user / 1000;
}

it.each(Object.entries(FILES))(
  "a file of 200 KB with %s is refused about as fast as ten files of 20 KB, not a hundred",
  (_kind, text) => {
    cpuTimeOf(text(2_000));
    // Shorter times are those of everything else.
    const small = Math.max(cpuTimeOf(text(20_000)), 10);
    expect(cpuTimeOf(text(200_000)) / small).toBeLessThan(50);
  },
);

it("a recursive alias is refused", () => {
  expect(problemsOfReal({ "features.yaml": "title: &title [*title]" })).not.toEqual([]);
});

it("for any file content, mistakes are reported only on existing lines", () => {
  const unit = fc.constantFrom(..."ab:-#'\"[]{}*&!|>%@`?,.\\ \t\n\r  \n  - title: seo".split(""));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      const { errors } = readContentFile("stats.yaml", text);
      const lines = text.split("\n").length;
      expect(errors).not.toEqual([]);
      for (const { line, column, message } of errors) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).not.toBe("");
      }
    }),
    { numRuns: 2000 },
  );
});
