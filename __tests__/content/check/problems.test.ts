import {
  formatCount,
  formatForGithub,
  formatProblem,
  type Problem,
  sortProblems,
} from "../../../src/content/check/problems";

const problem: Problem = {
  file: "data/plans.yaml",
  line: 14,
  column: 5,
  place: "plans › Basic › price.monthly",
  message: "this is 100%, or\nmore: much",
};

describe("a problem", () => {
  it("is a line with its file, line, column, place and message", () => {
    expect(formatProblem(problem)).toBe(
      "data/plans.yaml:14:5  plans › Basic › price.monthly: this is 100%, or\nmore: much",
    );
    expect(formatProblem({ ...problem, place: "", message: "a tab" })).toBe(
      "data/plans.yaml:14:5  a tab",
    );
  });

  it("has colours where they are wanted", () => {
    expect(formatProblem({ ...problem, message: "no" }, { colours: true })).toBe(
      "\u001B[36mdata/plans.yaml:14:5\u001B[0m  \u001B[1mplans › Basic › price.monthly\u001B[0m: no",
    );
  });

  it("becomes an annotation of GitHub's, with its signs escaped", () => {
    expect(formatForGithub({ ...problem, file: "data/a,b:c%.yaml" })).toBe(
      "::error file=data/a%2Cb%3Ac%25.yaml,line=14,col=5,title=Content::plans › Basic › price.monthly: this is 100%25, or%0Amore: much",
    );
    expect(formatForGithub({ ...problem, place: "", message: "a tab" })).toBe(
      "::error file=data/plans.yaml,line=14,col=5,title=Content::a tab",
    );
  });
});

it("counts problems in words", () => {
  expect(formatCount([problem])).toBe("1 mistake in data/");
  expect(formatCount([problem, problem])).toBe("2 mistakes in data/");
});

it("puts problems in the order of files, lines and columns, each once", () => {
  const at = (file: string, line: number, column: number): Problem => ({
    ...problem,
    file,
    line,
    column,
  });
  expect(
    sortProblems([at("b", 1, 1), at("a", 10, 1), at("a", 2, 7), at("a", 2, 3), at("a", 10, 1)]),
  ).toEqual([at("a", 2, 3), at("a", 2, 7), at("a", 10, 1), at("b", 1, 1)]);
});
