import { figuresOf, fillFigures, referencesIn, withoutReferences } from "../../src/content/figures";

const stats = { stats: [{ slug: "speedup", value: "15x", label: "faster" }] };
const plans = {
  plans: [
    {
      slug: "basic",
      price: { annual: 100, monthly: 140 },
      minutes: 15_000,
      resultsKept: "12 months",
      overage: 0.02,
      parallelTests: 15,
    },
    { slug: "enterprise" },
  ],
};
const home = { hero: { runBoard: { tests: 1096, lanes: 2, files: [300, 281, 61, 3000] } } };

test("returns the formatted figures of all stats, of all plans and of the run board", () => {
  expect(Object.fromEntries(figuresOf([stats, plans, home]))).toEqual({
    speedup: "15x",
    "basic.annual": "$100",
    "basic.monthly": "$140",
    "basic.minutes": "15,000",
    "basic.overage": "$0.02",
    "basic.parallel-tests": "15",
    "basic.results-kept": "12 months",
    tests: "1,096",
    lanes: "2",
    time: "50\u00A0min",
    "one-by-one": "1\u00A0h\u00A00\u00A0min",
    "billed-minutes": "61",
  });
});

describe("filling figures into text", () => {
  const figures = figuresOf([stats, plans]);

  it("replaces each reference with its figure", () => {
    expect(fillFigures("{speedup} faster, from {basic.annual} ({speedup})", figures)).toBe(
      "15x faster, from $100 (15x)",
    );
  });

  it("doesn't change text without references, even if the text contains other braces", () => {
    const text = '{ speedup } {Speedup} { "suite": 1 } {}';
    expect(fillFigures(text, figures)).toBe(text);
  });

  it("throws an error that names the missing figure", () => {
    expect(() => fillFigures("{speed}", figures)).toThrow("There is no figure {speed}");
  });

  it("inserts figures literally, even if they contain special replacement patterns", () => {
    expect(fillFigures("{a}", new Map([["a", "$& $1"]]))).toBe("$& $1");
  });
});

it("finds and removes the references in a text", () => {
  expect(referencesIn("{a} and {b.c-d}, {A}, { e }")).toEqual(["a", "b.c-d"]);
  expect(withoutReferences("{a} and {b.c-d}, {A}")).toBe(" and , {A}");
});
