import {
  type ContentError,
  formatError,
  reportErrors,
  sortErrors,
} from "../../../src/content/check/content-error";

const PROBLEMS: ContentError[] = [
  { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known" },
  { file: "data/a,b:c%.yaml", line: 23, column: 1, place: "", message: "100%\nmore" },
];

it("on GitHub, adds annotations with escaped special characters", () => {
  const { out, error } = reportErrors(PROBLEMS, 10, { github: true });
  expect(out).toBe(
    "::error file=data/faq.yaml,line=6,col=1,title=Content::titel: not known\n::error file=data/a%2Cb%3Ac%25.yaml,line=23,col=1,title=Content::100%25%0Amore\n",
  );
  expect(error).toContain("2 mistakes in data/");
});

it("sorts problems by file, line and column, and removes duplicates", () => {
  const places = ["b:1:1", "a:10:1", "a:2:7", "a:2:3", "a:10:1"].map((place): ContentError => {
    const [file = "", line, column] = place.split(":");
    return { file, line: Number(line), column: Number(column), place: "", message: "no" };
  });
  expect(sortErrors(places).map((error) => formatError(error))).toEqual(
    ["a:2:3", "a:2:7", "a:10:1", "b:1:1"].map((place) => `${place}  no`),
  );
});
