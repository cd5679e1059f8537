import { formatProblem } from "../../src/content/check/problems";
import { CONTENT_FILES, type ContentFileName } from "../../src/content/model";
import { problemsOfReal, REAL } from "../support/content-sample";
import { FORGOTTEN_DASH, type WrongVariation, wrongVariationsOf } from "./wrong-variations";

/** The two files with the most keys, which take as long as all others, and are tried at the same time. */
export const LARGEST: readonly ContentFileName[] = ["features.yaml", "plans.yaml"];

/** What became of the variations of some files: the descriptions of those that went wrong. */
interface Outcome {
  count: number;
  /** Nothing was found. */
  accepted: string[];
  /** Mistakes were found in other files only. */
  wrongFile: string[];
  /** The mistake is told on another line. */
  wrongLine: string[];
  /** A dash is forgotten, and that is told in other words or more than once. */
  notAsDash: string[];
  /** How many are told in a single message. */
  single: number;
}

/** The tests that every mistake of every key of some files is refused and told where it is. */
export function testEveryMistake(names: readonly ContentFileName[]): void {
  describe(`every mistake of every key of ${names.join(", ")}`, () => {
    const outcome = tryMutants(names);

    it("makes at least 2000 files with one mistake each", () => {
      expect(outcome.count).toBeGreaterThanOrEqual(2000);
    });

    it("is refused", () => {
      expect(outcome.accepted).toEqual([]);
    });

    it("is told for the file that it is in", () => {
      expect(outcome.wrongFile).toEqual([]);
    });

    it("is told for the line that it is on", () => {
      expect(outcome.wrongLine).toEqual([]);
    });

    it("is told once and as such where it is a forgotten dash", () => {
      expect(outcome.notAsDash).toEqual([]);
    });

    it("is told in one message, but for one in forty", () => {
      expect(outcome.single / outcome.count).toBeGreaterThan(0.975);
    });
  });
}

/** Makes every variation of the files and checks each together with the other real files. */
function tryMutants(names: readonly ContentFileName[]): Outcome {
  const outcome: Outcome = {
    count: 0,
    accepted: [],
    wrongFile: [],
    wrongLine: [],
    notAsDash: [],
    single: 0,
  };
  for (const { file, schema } of CONTENT_FILES.filter(({ file: name }) => names.includes(name))) {
    for (const variation of wrongVariationsOf(REAL[file], schema)) {
      outcome.count += 1;
      judge(file, variation, outcome);
    }
  }
  return outcome;
}

function judge(
  file: ContentFileName,
  { kind, place, text, lines }: WrongVariation,
  outcome: Outcome,
): void {
  const problems = problemsOfReal({ [file]: text });
  const here = problems.filter((problem) => problem.file === `data/${file}`);
  const told = problems.map((problem) => `\n  ${formatProblem(problem)}`).join("");
  const description = `${file} ${place}: ${kind}, on line ${lines.join(" or ")}${told}`;
  if (problems.length === 0) outcome.accepted.push(description);
  else if (here.length === 0) outcome.wrongFile.push(description);
  else if (!here.some(({ line }) => lines.includes(line))) outcome.wrongLine.push(description);
  if (problems.length === 1) outcome.single += 1;
  const asDash = problems.every(({ message }) => /^a new entry begins with "- "/.test(message));
  if (kind === FORGOTTEN_DASH && !(problems.length === 1 && asDash)) {
    outcome.notAsDash.push(description);
  }
}
