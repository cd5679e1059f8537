import { figuresOf, quotedFigures, withoutFigures, writeFigures } from "../../src/content/figures";

const stats = {
  stats: [
    { slug: "speedup", value: "15x", label: "faster" },
    { slug: "minutes-per-run", value: "10", label: "minutes" },
  ],
};
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

describe("figuresOf", () => {
  it("returns the formatted figures of all stats and plans, named after the stat or the plan", () => {
    expect(Object.fromEntries(figuresOf(stats, plans))).toEqual({
      speedup: "15x",
      "minutes-per-run": "10",
      "basic.annual": "$100",
      "basic.monthly": "$140",
      "basic.minutes": "15,000",
      "basic.overage": "$0.02",
      "basic.parallel-tests": "15",
      "basic.results-kept": "12 months",
    });
  });

  it("returns the names of figures even if their values are invalid", () => {
    const wrong = { plans: [{ slug: "basic", minutes: "many", price: { annual: "$100" } }] };
    expect([...figuresOf(stats, wrong).keys()]).toEqual([
      "speedup",
      "minutes-per-run",
      "basic.annual",
      "basic.minutes",
    ]);
  });

  it.each([undefined, null, "text", [], {}, { plans: "none" }, { plans: [null, 1, { slug: 2 }] }])(
    "finds no figures in %j",
    (file) => {
      expect(figuresOf(file, file)).toEqual(new Map());
    },
  );
});

describe("filling figures into text", () => {
  const figures = figuresOf(stats, plans);

  it("replaces each name with its figure", () => {
    expect(writeFigures("{speedup} faster, from {basic.annual} ({speedup})", figures)).toBe(
      "15x faster, from $100 (15x)",
    );
  });

  it("doesn't change text without figures, even if the text contains other braces", () => {
    for (const text of ["", "Plain", "{ speedup }", "{Speedup}", '{ "suite": 1 }', "{}"]) {
      expect(writeFigures(text, figures)).toBe(text);
    }
  });

  it("throws an error that names the missing figure", () => {
    expect(() => writeFigures("{speed}", figures)).toThrow(
      "There is no figure {speed} in data/stats.yaml or data/plans.yaml",
    );
  });

  it("inserts figures literally, even if they contain special replacement patterns", () => {
    expect(writeFigures("{a}", new Map([["a", "$& $1"]]))).toBe("$& $1");
  });
});

it("finds and removes the figures that a text refers to", () => {
  expect(quotedFigures("{a} and {b.c-d}, {A}, { e }")).toEqual(["a", "b.c-d"]);
  expect(withoutFigures("{a} and {b.c-d}, {A}")).toBe(" and , {A}");
});
