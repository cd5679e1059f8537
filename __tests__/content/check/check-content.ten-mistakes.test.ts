import { EXAMPLE, problemsOfExample } from "../../support/content-sample";

/** What stands in case-studies.yaml, what an editor makes of it, and what is told. */
const MISTAKES: readonly [from: string, to: string, message: string][] = [
  [
    "  title: Case studies",
    "\ttitle: Case studies",
    "a tab; indent with spaces, two for each level",
  ],
  ["lead: What", "lead:What", "a space is missing after the colon"],
  [
    "    sector: Fireworks retailer",
    '    sector: "Fireworks retailer',
    "a quotation mark is missing; close the text with the same mark that opens it",
  ],
  [
    "    figure: 40,000",
    "    figure: 40000",
    'YAML reads 40000 as a number; put it in quotes: "40000"',
  ],
  [
    "case-fireworks.png",
    "case-firework.png",
    'static/images has no picture "case-firework.png"; did you mean "case-fireworks.png"?',
  ],
  [
    "slug: payments-scale-up",
    "slug: Payments",
    'a short name has lowercase letters, digits and single hyphens only, like load-test; this is "Payments"',
  ],
  [
    "    customer: cardinal-pay",
    "    custumer: cardinal-pay",
    '"custumer" is not known here; did you mean "customer"?',
  ],
  [
    "    figure: 300x",
    "    figure: 300x\n    figure: 300x",
    "this key appears twice; keep one of them",
  ],
  [
    "https://files.paralane.example/case-studies/healthcare",
    "http://files.paralane.example/case-studies/healthcare",
    '"http:" is not safe; write "https:" in its place',
  ],
  [
    "  title: Teams that run",
    "  title: *Teams that run",
    "a text that starts with * needs quotes around it",
  ],
];

it("tells all ten mistakes of a file in one run, each on its line", () => {
  const text = MISTAKES.reduce(
    (source, [from, to]) => source.replace(from, () => to),
    EXAMPLE["case-studies.yaml"],
  );
  const lineAfter = (part: string) =>
    text.slice(0, text.indexOf(part) + part.length).split("\n").length;

  expect(
    problemsOfExample({ "case-studies.yaml": text }).map(
      ({ line, message }) => `${line}: ${message}`,
    ),
  ).toEqual(MISTAKES.map(([, to, message]) => `${lineAfter(to)}: ${message}`));
});
