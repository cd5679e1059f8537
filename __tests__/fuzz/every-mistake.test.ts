import { formatProblem } from "../../src/content/check/problems";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { problemsOfReal, REAL } from "../support/content-sample";
import { everyNth, type WrongVariation, wrongVariationsOf } from "./wrong-variations";

/** Each mistake is tried with every eighth key that it fits; `MISTAKES=all` tries it with every one. */
const SHARE = process.env.MISTAKES === "all" ? 1 : 8;

const mistakes = everyNth(
  CONTENT_FILES.flatMap(({ file, schema }) =>
    wrongVariationsOf(REAL[file], schema).map((variation) => ({ file, ...variation })),
  ),
  SHARE,
);

/** Whether a mistake is reported for its file, on its line; and what is reported. */
function judge({ file, text, lines }: WrongVariation & { file: ContentFileName }) {
  const problems = problemsOfReal({ [file]: text });
  const here = problems.filter((problem) => problem.file === `data/${file}`);
  return {
    isRefused: here.length > 0,
    isPlaced: here.some(({ line }) => lines.includes(line)),
    isSingle: problems.length === 1,
    reported: problems.map((problem) => `\n  ${formatProblem(problem)}`).join(""),
  };
}

describe("every mistake of every key of every content file", () => {
  const outcomes = mistakes.map((mistake) => ({ ...mistake, ...judge(mistake) }));
  const describeAll = (list: typeof outcomes) =>
    list.map(
      ({ file, place, kind, lines, reported }) =>
        `${file} ${place}: ${kind}, on line ${lines.join(" or ")}${reported}`,
    );

  // The sample's content makes over 2,000; another company's may be shorter.
  it("makes more than 1,500 files with one mistake each, of 46 kinds", () => {
    expect(new Set(mistakes.map(({ kind }) => kind)).size).toBe(46);
    expect(mistakes.length).toBeGreaterThan(1500);
  });

  it("is refused", () => {
    expect(describeAll(outcomes.filter(({ isRefused }) => !isRefused))).toEqual([]);
  });

  it("is reported on the line that it is on, but for a list's first dash: at the second", () => {
    const isFirstDash = ({ kind, place }: (typeof outcomes)[number]) =>
      kind === "dash of an entry missing" && /\.0\.\w+$/.test(place);
    const elsewhere = outcomes.filter((mistake) => !mistake.isPlaced && !isFirstDash(mistake));
    expect(describeAll(elsewhere)).toEqual([]);
  });

  it("is reported in one message, but for one in forty", () => {
    const single = outcomes.filter(({ isSingle }) => isSingle);
    expect(single.length / outcomes.length).toBeGreaterThan(0.975);
  });
});
