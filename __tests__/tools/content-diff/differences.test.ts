import { describeDifferences } from "../../../tools/content-diff/differences";

/** What is told of one page with other lines than before. */
const changes = (before: readonly string[], after: readonly string[], bold = true) =>
  describeDifferences(new Map([["/", before]]), new Map([["/", after]]), { bold })[1];

it("prints the words page by page, once for pages with the same differences", () => {
  const before = new Map([
    ["/", ["Home", "Same"]],
    ["/about", ["Home", "Same"]],
    ["/faq", ["Question"]],
    ["/pricing", ["Basic", "$100 a month", "Pro"]],
    ["/old", ["Old"]],
  ]);
  const after = new Map([
    ["/", ["House", "Same"]],
    ["/about", ["House", "Same"]],
    ["/faq", ["Question"]],
    ["/pricing", ["Basic", "$110 a month", "Pro", "New"]],
    ["/new", ["New"]],
  ]);
  expect(describeDifferences(before, after)).toEqual([
    "/, /about",
    "  - Home\n  + House",
    "",
    "/new",
    "  (a new page)",
    "",
    "/old",
    "  (no longer there)",
    "",
    "/pricing",
    "  - $100 a month\n  + $110 a month\n  + New",
    "",
  ]);
});

it("marks the words that differ from those of the line in whose place they came", () => {
  expect(
    changes(["Basic", "for 2 people", "for $100"], ["Basic", "for 3 people", "for $110", "now"]),
  ).toBe(
    [
      "  - for \u001B[1m2\u001B[0m people",
      "  - for \u001B[1m$100\u001B[0m",
      "  + for \u001B[1m3\u001B[0m people",
      "  + for \u001B[1m$110\u001B[0m",
      "  + now",
    ].join("\n"),
  );
  // A line that stayed is between them.
  expect(changes(["Ask us", "Same"], ["Same", "Ask them"])).toBe("  - Ask us\n  + Ask them");
});
