import { createSearch } from "../../src/admin/search";
import { CONTENT_FILES } from "../../src/content/model";
import { EXAMPLE } from "../support/content-sample";

test.each([
  ["a curly apostrophe and quotation marks", "“We didn’t wait.”", "We didn't wait."],
  ["a word that the site keeps in one line", "CI/\u2060CD servers", "CI/CD servers"],
  ["bold text and a link", "Start free on any plan.", "**Start free** on [any plan](/pricing)."],
  ["a space that doesn't break", "10\u00A0minutes", "10 minutes"],
])("finds a text that was copied from a page: %s", (_what, copied, inForm) => {
  const { asVisitorsSee } = createSearch();
  expect(asVisitorsSee(copied)).toBe(asVisitorsSee(inForm));
});

test("finds a text with a figure by what visitors see", () => {
  const search = createSearch();
  for (const { file } of CONTENT_FILES) search.add(file, EXAMPLE[file]);
  expect(search.asVisitorsSee("{runs} runs, {speedup} faster")).toBe("9,400 runs, 8x faster");
});
