/** What the styleguide shows in the sections that have content of their own. */

const run = (text: string, look: Queries.TextLook | null = null, href: string | null = null) => ({
  text,
  look,
  href,
});

export const QUESTIONS: readonly Queries.AccordionQuestionFragment[] = [
  {
    slug: "first",
    question: "The first question, which is open",
    answer: [{ element: "p", lines: [[run("Its answer.")]] }],
    ways: null,
  },
  {
    slug: "another",
    question: "Another one, which is closed",
    answer: [
      {
        element: "p",
        lines: [
          [
            run("A paragraph with "),
            run("strong words", "strong"),
            run(", "),
            run("emphasis", "em"),
            run(" and "),
            run("a link", null, "/contact"),
            run("."),
          ],
        ],
      },
      { element: "ul", lines: [[run("A list,")], [run("with two entries.")]] },
      { element: "ol", lines: [[run("A list")], [run("that counts.")]] },
    ],
    ways: null,
  },
];

export const BOARD: Queries.RunBoardFragment = {
  description: "A run of three lanes beside the same tests one by one.",
  suite: "storefront, 412 tests",
  retry: "Retried",
  parallel: { label: "In parallel", status: "Passed", seconds: 581 },
  serial: { label: "One by one", status: "7% done by then", seconds: 8700 },
  lanes: [
    { name: "checkout", blocks: [18, 26, 14, 22, 20], retry: null },
    { name: "accounts", blocks: [12, 20, 28, 16, 14], retry: 2 },
    { name: "load", blocks: [46, 42], retry: null },
  ],
};

export const BARS: readonly Queries.TimeBarFragment[] = [
  { label: "One by one", minutes: 145, duration: "2 h 25 min" },
  { label: "On Paralane", minutes: 9.68, duration: "9 min 41 s" },
];

export const RESULTS: Queries.ResultsTableFragment = {
  title: "Runs",
  columns: { run: "Run", branch: "Branch", tests: "Tests", time: "Time", outcome: "Outcome" },
  outcomes: { passed: "Passed", failed: "Failed", running: "Running" },
  rows: [
    { run: "3", branch: "main", tests: 412, time: "4 min", outcome: "running", note: null },
    { run: "2", branch: "fix", tests: 412, time: "9 min", outcome: "passed", note: "A note" },
    { run: "1", branch: "feature", tests: 412, time: "9 min", outcome: "failed", note: null },
  ],
};

export const BOXES: Queries.FeatureBoxesFragment = {
  title: "Boxes",
  items: (["server", "browser", "clock", "repeat", "lock", "users"] as const).map(
    (icon, index) => ({
      icon,
      title: `Box ${index + 1}`,
      text: "Two lines of text that say what is in it, at most.",
      lines:
        index === 0
          ? [
              { tone: "passed", text: "A line" },
              { tone: "running", text: "Another line" },
            ]
          : null,
    }),
  ),
};
