import {
  formatProblem,
  type Problem,
  reportProblems,
  sortProblems,
} from "../../../src/content/check/problems";

const PROBLEMS: Problem[] = [
  { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known" },
  { file: "data/a,b:c%.yaml", line: 23, column: 1, place: "", message: "100%\nmore" },
];

it("on GitHub, adds annotations with escaped special characters", () => {
  const { out, error } = reportProblems(PROBLEMS, 10, { github: true });
  expect(out).toBe(
    "::error file=data/faq.yaml,line=6,col=1,title=Content::titel: not known\n::error file=data/a%2Cb%3Ac%25.yaml,line=23,col=1,title=Content::100%25%0Amore\n",
  );
  expect(error).toContain("2 mistakes in data/");
});

it("sorts problems by file, line and column, and removes duplicates", () => {
  const places = ["b:1:1", "a:10:1", "a:2:7", "a:2:3", "a:10:1"].map((place): Problem => {
    const [file = "", line, column] = place.split(":");
    return { file, line: Number(line), column: Number(column), place: "", message: "no" };
  });
  expect(sortProblems(places).map((problem) => formatProblem(problem))).toEqual(
    ["a:2:3", "a:2:7", "a:10:1", "b:1:1"].map((place) => `${place}  no`),
  );
});
