/** @jest-environment node */
import { problemsWith, SOURCES } from "./content-sample";

it("tells all ten mistakes of a file in one run, each on its line", () => {
  const text = [
    ["case-studies.yaml", "  title: Case studies", "\ttitle: Case studies"],
    ["case-studies.yaml", "lead: What", "lead:What"],
    [
      "case-studies.yaml",
      "    customer: A fireworks retailer",
      '    customer: "A fireworks retailer',
    ],
    ["case-studies.yaml", "    figure: 40,000", "    figure: 40000"],
    ["case-studies.yaml", "case-fireworks.png", "case-firework.png"],
    ["case-studies.yaml", "slug: payments-scale-up", "slug: Payments"],
    ["case-studies.yaml", "    customer: A payments company", "    custumer: A payments company"],
    ["case-studies.yaml", "    figure: 300x", "    figure: 300x\n    figure: 300x"],
    [
      "case-studies.yaml",
      "https://files.paralane.example/case-studies/healthcare",
      "http://files.paralane.example/case-studies/healthcare",
    ],
    ["case-studies.yaml", "  title: Teams that run", "  title: *Teams* that run"],
  ].reduce(
    (source, [, from = "", to = ""]) => source.replace(from, () => to),
    SOURCES["case-studies.yaml"],
  );

  expect(
    problemsWith({ "case-studies.yaml": text }).map(({ line, message }) => `${line}: ${message}`),
  ).toEqual([
    "4: a tab; indent with spaces, two for each level",
    "7: a space is missing after the colon",
    "11: a quotation mark is missing; close the text with the same mark that opens it",
    '14: YAML reads 40000 as a number; put it in quotes: "40000"',
    '19: static/images has no picture "case-firework.png"; did you mean "case-fireworks.png"?',
    '21: a short name has small letters, digits and single hyphens only, like load-test; this is "Payments"',
    '22: "custumer" is not known here; did you mean "customer"?',
    "26: this key stands twice; keep one of them",
    '39: "http:" is not safe; write "https:" in its place',
    "46: a text that starts with * needs quotes around it",
  ]);
});
