import fc from "fast-check";
import { readContentFile } from "../../src/content/check/content-file";
import { problemsOfReal, REAL } from "../support/content-sample";

const SIZE = 200_000;

const fill = (part: string) => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);
const numbered = (line: (number: number) => string, count: number) =>
  Array.from({ length: count }, (_, number) => line(number)).join("\n");

const LARGE = fill(REAL["features.yaml"]);

const FILES: Record<string, string> = {
  "unclosed double quotes before capitalized values": LARGE.replace(/: (?=[A-Z])/g, ': "'),
  "tabs for all indentation": LARGE.replace(/^ +/gm, "\t"),
  "no space after any dash": LARGE.replace(/- /g, "-"),
  "nested brackets": `title: ${fill("[")}`,
  "nested groups": numbered((level) => `${" ".repeat(level)}a:`, 600),
  "consecutive dashes": fill("- "),
  "exponentially expanding aliases": numbered(
    (level) => `b${level}: &b${level} [${`*b${level - 1}, `.repeat(level && 1000)}]`,
    28,
  ),
  "a recursive alias": "title: &title [*title]",
  "thousands of unknown keys": numbered((number) => `key${number}: 1`, 18_000),
  "thousands of missing keys": `cloudPlatform:\n  points:\n${fill("    - {}\n")}`,
  "thousands of duplicate keys": fill("title: x\n"),
  "one long line": `title: ${fill("word ")}`,
  "one long gap": `title: a${fill(" ")}b`,
  "a long list in brackets": `title: [${fill("x, ")}]`,
  "blank lines": `title: x\n${fill("\n")}`,
  "invisible characters": fill("\u200B"),
};

/** Unlike elapsed time, CPU time doesn't depend on other processes. */
function cpuTimeOf(task: () => void): number {
  const before = process.cpuUsage();
  task();
  const { user } = process.cpuUsage(before);
  return user / 1000;
}

describe("a 200 KB file", () => {
  it.each(Object.entries(FILES))("with %s is rejected within two seconds", (_kind, text) => {
    let errors: unknown[] = [];
    expect(cpuTimeOf(() => (errors = problemsOfReal({ "features.yaml": text })))).toBeLessThan(
      2000,
    );
    expect(errors).not.toEqual([]);
  });
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
