import { LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";
import { formatError } from "../../src/content/check/content-error";
import { CONTENT_FILES } from "../../src/content/model";
import { nodeAt, type Schema, walk } from "../../src/content/read/content-walk";
import { problemsOfReal, REAL } from "../support/content-sample";

/* Makes mistakes in every key of the real content. content/check/mistakes.txt has every kind of mistake, once. */

/** Each kind of mistake is tried on every ninth key, or with `MISTAKES=all` on every key. */
const SHARE = process.env.MISTAKES === "all" ? 1 : 9;

interface Mistake {
  what: string;
  text: string;
  line: number;
}

const startOf = (node?: Node) => node?.range?.[0] ?? 0;

/** Swaps the last two letters of a word, or repeats the last one if they are the same. */
const misspelled = (word: string) =>
  word.replace(/(.)(.)$/, (_, one, two) => (one === two ? one + two + two : two + one));

const wrongValue = (schema: Schema) =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray ? "Some words" : "[one, two]";

function mistakesIn(source: string, model: Schema): Mistake[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  return [...walk(model, document.toJS(), document.contents)].flatMap(({ schema, path, node }) => {
    const { key } = nodeAt(document, path);
    if (!key || !node) return [];
    const name = String(path.at(-1));
    const [from, colon] = [startOf(key), startOf(key) + name.length];
    const to = startOf(node) + source.slice(startOf(node), node.range?.[1]).trimEnd().length;
    const lineOf = (offset: number) => lineCounter.linePos(offset).line;
    const indentation = " ".repeat(lineCounter.linePos(from).col - 1);
    const mistake = (
      kind: string,
      at: number,
      end: number,
      written: string,
      line = lineOf(from),
    ) => ({
      what: `${kind} ${path.join(".")}`,
      text: source.slice(0, at) + written + source.slice(end),
      line,
    });
    const again = `\n${indentation}${source.slice(from, to)}`;
    return [
      mistake("typo in the key", from, colon, misspelled(name)),
      mistake("duplicate key", to, to, again, lineOf(to - 1) + 1),
      mistake("emptied", colon + 1, to, ""),
      mistake("wrong kind of value", colon + 1, to, ` ${wrongValue(schema)}`),
    ];
  });
}

const outcomes = CONTENT_FILES.flatMap(({ file, schema }) =>
  mistakesIn(REAL[file], schema).map((mistake) => ({ file, ...mistake })),
)
  // Nine has no factor in common with the four kinds, so each kind is tried.
  .filter((_, index) => index % SHARE === 0)
  .map(({ file, what, text, line }) => {
    const problems = problemsOfReal({ [file]: text });
    const isPlaced = problems.some((one) => one.file === `data/${file}` && one.line === line);
    const reported = problems.map((problem) => `\n  ${formatError(problem)}`).join("");
    return {
      what: `${file}:${line} ${what}${reported}`,
      isPlaced,
      isSingle: problems.length === 1,
    };
  });

it("mistakes in every key of every content file are reported on their own line", () => {
  expect(outcomes.length).toBeGreaterThan(100);
  const missed = outcomes.filter(({ isPlaced }) => !isPlaced);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

it("at least 39 of 40 mistakes cause only one message", () => {
  const single = outcomes.filter(({ isSingle }) => isSingle);
  expect(single.length / outcomes.length).toBeGreaterThan(0.975);
});
