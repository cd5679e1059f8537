import type { Problem } from "../../../src/content/check/problems";
import { reportProblems } from "../../../src/content/check/report-problems";

const problems: Problem[] = [
  { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known" },
  { file: "data/plans.yaml", line: 23, column: 1, place: "", message: "a tab" },
];

describe("what check:content prints", () => {
  it("is one line for content without mistakes", () => {
    expect(reportProblems([], 10)).toEqual({ out: "data/: 10 files, no mistakes\n", error: "" });
  });

  it("is every mistake, and their number at the end", () => {
    expect(reportProblems(problems, 10)).toEqual({
      out: "",
      error:
        "data/faq.yaml:6:1  titel: not known\ndata/plans.yaml:23:1  a tab\n\n2 mistakes in data/\n",
    });
  });

  it("has colours on request", () => {
    const { error } = reportProblems(problems, 10, { colours: true });
    expect(error).toContain("\u001B[36mdata/plans.yaml:23:1\u001B[0m  a tab\n");
  });

  it("is a list for tools on request, and nothing else", () => {
    const { out, error } = reportProblems(problems, 10, { json: true, github: true });
    expect(JSON.parse(out)).toEqual(problems);
    expect(error).toBe("");
    expect(reportProblems([], 10, { json: true })).toEqual({ out: "[]\n", error: "" });
  });

  it("is annotations on GitHub besides", () => {
    const { out, error } = reportProblems(problems, 10, { github: true });
    expect(out).toBe(
      "::error file=data/faq.yaml,line=6,col=1,title=Content::titel: not known\n::error file=data/plans.yaml,line=23,col=1,title=Content::a tab\n",
    );
    expect(error).toContain("2 mistakes in data/");
    expect(reportProblems([], 10, { github: true }).out).toBe("data/: 10 files, no mistakes\n");
  });
});
