import { formatError } from "../../src/content/check/content-error";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { problemsOfReal, REAL } from "../support/content-sample";
import { type WrongVariation, wrongVariationsOf } from "./wrong-variations";

/** Each kind of mistake is tried on every eighth key, or with `MISTAKES=all` on every key. */
const SHARE = process.env.MISTAKES === "all" ? 1 : 8;

const tried = new Map<string, number>();
const errors = CONTENT_FILES.flatMap(({ file, schema }) =>
  wrongVariationsOf(REAL[file], schema).map((variation) => ({ file, ...variation })),
).filter(({ kind }) => {
  const before = tried.get(kind) ?? 0;
  tried.set(kind, before + 1);
  return before % SHARE === 0;
});

function judge({ file, text, lines }: WrongVariation & { file: ContentFileName }) {
  const errors = problemsOfReal({ [file]: text });
  const here = errors.filter((error) => error.file === `data/${file}`);
  return {
    isRefused: here.length > 0,
    isPlaced: here.some(({ line }) => lines.includes(line)),
    isSingle: errors.length === 1,
    reported: errors.map((error) => `\n  ${formatError(error)}`).join(""),
  };
}

describe("every kind of mistake in every key of every content file", () => {
  const outcomes = errors.map((error) => ({ ...error, ...judge(error) }));
  const describeAll = (list: typeof outcomes) =>
    list.map(
      ({ file, place, kind, lines, reported }) =>
        `${file} ${place}: ${kind}, on line ${lines.join(" or ")}${reported}`,
    );

  it("every mistake is reported", () => {
    expect(describeAll(outcomes.filter(({ isRefused }) => !isRefused))).toEqual([]);
  });

  it("every mistake is reported on its own line", () => {
    const elsewhere = outcomes.filter(({ isPlaced }) => !isPlaced);
    expect(describeAll(elsewhere)).toEqual([]);
  });

  it("at least 39 of 40 mistakes cause only one message", () => {
    const single = outcomes.filter(({ isSingle }) => isSingle);
    expect(single.length / outcomes.length).toBeGreaterThan(0.975);
  });
});
