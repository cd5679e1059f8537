import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { figuresOf, writeFigures } from "../src/content/figures";
import { SPECIFICATION } from "./specification";

const textOf = (file: string) => readFileSync(path.resolve(__dirname, "../data", file), "utf8");
const figures = figuresOf(parse(textOf("stats.yaml")), parse(textOf("plans.yaml")));

/** What stands at a place of a content file, figures written in. */
function contentAt(file: string, place: string): unknown {
  return place.split(".").reduce<unknown>(
    (outer, key) => {
      if (Array.isArray(outer)) return outer.find((entry) => entry.slug === key);
      return typeof outer === "object" && outer !== null ? Reflect.get(outer, key) : undefined;
    },
    parse(writeFigures(textOf(file), figures)),
  );
}

/** The words and figures of a value in a line, its slug and pictures left out. */
function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([key]) => key !== "slug" && key !== "picture")
    .map(([, inner]) => wordsOf(inner))
    .join(" ");
}

/** Whether all of the words are found in entries of the list that stand in this order. */
function inOrder(list: unknown, words: readonly RegExp[]): boolean {
  let found = 0;
  for (const entry of Array.isArray(list) ? list : []) {
    if (words[found]?.test(wordsOf(entry))) found += 1;
  }
  return found === words.length;
}

const shown = (value: unknown) =>
  value === undefined ? "left out" : JSON.stringify(value, null, 2);

describe.each(Object.entries(SPECIFICATION))("section %s of the specification", (section, rows) => {
  test.each(rows)("%s: %s", (file, place, fixed) => {
    const value = contentAt(file, place);
    const right =
      fixed instanceof RegExp
        ? fixed.test(wordsOf(value))
        : Array.isArray(fixed)
          ? inOrder(value, fixed)
          : value === fixed;
    if (right) return;
    const wanted = [fixed].flat().map((one) => (one instanceof RegExp ? String(one) : shown(one)));
    throw new Error(
      [
        `The specification (section ${section}) fixes this part of data/${file}:`,
        `  ${place}: ${wanted.join(", then ")}`,
        `  but it is: ${shown(value)}`,
        "If it was meant to change, change it in __tests__/specification.ts too.",
      ].join("\n"),
    );
  });
});
