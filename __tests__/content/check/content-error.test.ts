import { problemMatcher } from "../../../.github/content-check.json";
import {
  type ContentError,
  formatError,
  sortErrors,
} from "../../../src/content/check/content-error";

it("writes lines that GitHub turns into annotations of the file", () => {
  const error = { file: "data/faq.yaml", line: 6, column: 1, place: "titel", message: "not known" };
  const found = (line: string) =>
    problemMatcher.flatMap(({ severity = "error", pattern: [{ regexp } = { regexp: "" }] }) => {
      const match = new RegExp(regexp).exec(line);
      return match ? [[severity, ...match.slice(1)]] : [];
    });
  const parts = ["data/faq.yaml", "6", "1", "titel: not known"];
  expect(found(formatError(error))).toEqual([["error", ...parts]]);
  expect(found(`Warning: ${formatError(error)}`)).toEqual([["warning", ...parts]]);
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
