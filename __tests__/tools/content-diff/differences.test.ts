import { describeDifferences } from "../../../tools/content-diff/differences";

describe("describing the differences of two builds", () => {
  const before = new Map([
    ["/", ["Home", "Same"]],
    ["/404.html", ["Home", "Same"]],
    ["/faq", ["Question"]],
    ["/pricing", ["Basic", "$100 a month", "Pro"]],
    ["/old", ["Old"]],
  ]);
  const after = new Map([
    ["/", ["House", "Same"]],
    ["/404.html", ["House", "Same"]],
    ["/faq", ["Question"]],
    ["/pricing", ["Basic", "$110 a month", "Pro", "New"]],
    ["/new", ["New"]],
  ]);

  it("prints the words page by page, once for pages with the same differences", () => {
    expect(describeDifferences(before, after)).toEqual([
      "/, /404.html",
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

  it("prints nothing if nothing differs", () => {
    expect(describeDifferences(before, new Map(before))).toEqual([]);
  });

  it("marks the words that differ where they are asked for", () => {
    const [, changes] = describeDifferences(
      new Map([["/", ["ready in ten minutes"]]]),
      new Map([["/", ["ready in nine minutes"]]]),
      { bold: true },
    );
    expect(changes).toBe(
      "  - ready in \u001B[1mten\u001B[0m minutes\n  + ready in \u001B[1mnine\u001B[0m minutes",
    );
  });

  it("compares neighbouring lines each with its own successor", () => {
    const [, changes] = describeDifferences(
      new Map([["/", ["Basic", "for 2 people", "for $100"]]]),
      new Map([["/", ["Basic", "for 3 people", "for $110", "for now"]]]),
      { bold: true },
    );
    expect(changes?.split("\n")).toEqual([
      "  - for \u001B[1m2\u001B[0m people",
      "  - for \u001B[1m$100\u001B[0m",
      "  + for \u001B[1m3\u001B[0m people",
      "  + for \u001B[1m$110\u001B[0m",
      "  + for now",
    ]);
  });

  it("compares no line with one beyond a line that stayed", () => {
    const [, changes] = describeDifferences(
      new Map([["/", ["Ask us", "Same"]]]),
      new Map([["/", ["Same", "Ask them"]]]),
      { bold: true },
    );
    expect(changes).toBe("  - Ask us\n  + Ask them");
  });
});
