import { formatProblem } from "../../src/content/check/problems";
import { CONTENT_FILES } from "../../src/content/model";
import { problemsOfReal, REAL } from "../support/content-sample";
import { wrongVariationsOf } from "./wrong-variations";

/** Each kind of mistake is tried on every eighth key, or with `MISTAKES=all` on every key. */
const SHARE = process.env.MISTAKES === "all" ? 1 : 8;

const tried = new Map<string, number>();
const mistakes = CONTENT_FILES.flatMap(({ file, schema }) =>
  wrongVariationsOf(REAL[file], schema).map((variation) => ({ file, ...variation })),
).filter(({ kind }) => {
  const before = tried.get(kind) ?? 0;
  tried.set(kind, before + 1);
  return before % SHARE === 0;
});

const outcomes = mistakes.map(({ file, text, lines, place, kind }) => {
  const problems = problemsOfReal({ [file]: text });
  const isPlaced = problems.some(
    (problem) => problem.file === `data/${file}` && lines.includes(problem.line),
  );
  const reported = problems.map((problem) => `\n  ${formatProblem(problem)}`).join("");
  const what = `${file} ${place}: ${kind}, on line ${lines.join(" or ")}${reported}`;
  return { what, isPlaced, isSingle: problems.length === 1 };
});

it("every kind of mistake in every key of every content file is reported on its own line", () => {
  const missed = outcomes.filter(({ isPlaced }) => !isPlaced);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

it("at least 39 of 40 mistakes cause only one message", () => {
  const single = outcomes.filter(({ isSingle }) => isSingle);
  expect(single.length / outcomes.length).toBeGreaterThan(0.975);
});
