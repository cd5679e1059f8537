import { compare, describeDifferences } from "../../../tools/content-diff/differences";

const signs = (before: string, after: string) =>
  compare([...before], [...after])
    .map(({ kind, text }) => ({ same: "", removed: "-", added: "+" })[kind] + text)
    .join("");

describe("comparing two lists", () => {
  it.each([
    ["", "", ""],
    ["abc", "abc", "abc"],
    ["abc", "", "-a-b-c"],
    ["", "abc", "+a+b+c"],
    ["abcd", "abxd", "ab-c+xd"],
    ["abc", "bcd", "-abc+d"],
    ["aXbYc", "abZc", "a-Xb-Y+Zc"],
    ["aaa", "aa", "aa-a"],
  ])("%j becomes %j by %j", (before, after, changes) => {
    expect(signs(before, after)).toBe(changes);
  });
});

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

  it("marks the words that differ where there are colours", () => {
    const [, changes] = describeDifferences(
      new Map([["/", ["ready in ten minutes"]]]),
      new Map([["/", ["ready in nine minutes"]]]),
      { colours: true },
    );
    expect(changes).toBe(
      "  - ready in \u001B[1mten\u001B[0m minutes\n  + ready in \u001B[1mnine\u001B[0m minutes",
    );
  });
});
