import { describeDifferences } from "../../../tools/content-diff/differences";

const changes = (before: readonly string[], after: readonly string[], bold = true) =>
  describeDifferences(new Map([["/", before]]), new Map([["/", after]]), { bold })[1];

it("lists changes by page and groups pages that have the same changes", () => {
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
    "  (new page)",
    "",
    "/old",
    "  (removed page)",
    "",
    "/pricing",
    "  - $100 a month\n  + $110 a month\n  + New",
    "",
  ]);
});

it("highlights the words that differ between a line and its replacement", () => {
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
  // If an unchanged line separates a removed line and an added line, they don't count as a replacement.
  expect(changes(["Ask us", "Same"], ["Same", "Ask them"])).toBe("  - Ask us\n  + Ask them");
});
