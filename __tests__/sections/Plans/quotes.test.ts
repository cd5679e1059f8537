import {
  type Billing,
  cheapest,
  inCents,
  nextMinutes,
  quote,
} from "../../../src/sections/Plans/quotes";
import { examplePricing } from "../../support/content";

const { plans } = examplePricing;

const planCalled = (slug: string) => {
  const plan = plans.find((candidate) => candidate.slug === slug);
  if (!plan) throw new Error(`No plan ${slug}`);
  return plan;
};

describe("the cheapest plan", () => {
  test.each<[minutes: number, parallel: number, Billing, slug: string, cents: number]>([
    // Free holds 500 minutes, sells none beyond, and runs 5 tests at once.
    [0, 1, "annual", "free", 0],
    [500, 5, "monthly", "free", 0],
    [501, 5, "annual", "basic", 10_000],
    [501, 5, "monthly", "basic", 14_000],
    [500, 6, "annual", "basic", 10_000],
    // Basic holds 15,000 minutes and 15 tests at once; each further minute is $0.02.
    [15_000, 15, "annual", "basic", 10_000],
    [15_001, 15, "annual", "basic", 10_002],
    [15_001, 15, "monthly", "basic", 14_002],
    [20_000, 10, "annual", "basic", 20_000],
    // At 25,000 minutes Basic costs what Pro does; beyond, Pro is the cheaper one.
    [25_000, 15, "annual", "basic", 30_000],
    [25_001, 15, "annual", "pro", 30_000],
    // Month to month they meet at 26,750.
    [26_750, 15, "monthly", "basic", 37_500],
    [26_751, 15, "monthly", "pro", 37_500],
    [500, 16, "annual", "pro", 30_000],
    [60_000, 30, "monthly", "pro", 37_500],
    [60_001, 30, "annual", "pro", 30_002],
    [200_000, 30, "annual", "pro", 310_000],
  ])(
    "for %d minutes, %d at once, paid %s, is %s for %d cents",
    (minutes, parallel, ...expected) => {
      const [billing, slug, cents] = expected;
      const plan = cheapest(plans, { minutes, parallel }, billing);
      expect(plan?.slug).toBe(slug);
      expect(quote(planCalled(slug), { minutes, parallel }, billing)).toMatchObject({ cents });
    },
  );

  test("is none for more tests at once than any listed plan runs", () => {
    expect(cheapest(plans, { minutes: 500, parallel: 31 }, "annual")).toBeUndefined();
  });

  test("is never one with a custom price", () => {
    const custom = plans.filter(({ price }) => price === null);
    expect(custom.map(({ slug }) => slug)).toEqual(["enterprise"]);
    expect(cheapest(custom, { minutes: 0, parallel: 1 }, "annual")).toBeUndefined();
  });

  test("is the first of equals", () => {
    const need = { minutes: 25_000, parallel: 15 };
    expect(cheapest([...plans].reverse(), need, "annual")?.slug).toBe("pro");
  });
});

describe("a plan that doesn't hold a need says why", () => {
  test.each([
    ["free", 501, 5, "minutes"],
    ["free", 501, 6, "parallel"],
    ["basic", 0, 16, "parallel"],
    ["enterprise", 0, 1, "custom"],
  ])("%s at %d minutes, %d at once: %s", (slug, minutes, parallel, reason) => {
    expect(quote(planCalled(slug), { minutes, parallel }, "annual")).toBe(reason);
  });

  test.each(["price", "minutes", "parallelTests"])(
    "without a listed figure (%s): custom",
    (name) => {
      const plan = { ...planCalled("basic"), [name]: null };
      expect(quote(plan, { minutes: 0, parallel: 1 }, "annual")).toBe("custom");
    },
  );
});

describe("the next change", () => {
  test.each<[minutes: number, parallel: number, Billing, next: number | undefined]>([
    [0, 1, "annual", 501],
    [500, 5, "annual", 501],
    [501, 5, "annual", 25_001],
    [501, 5, "monthly", 26_751],
    [26_750, 15, "monthly", 26_751],
    [25_001, 15, "annual", undefined],
    [0, 31, "annual", undefined],
  ])("after %d minutes, %d at once, paid %s, comes with %p", (minutes, parallel, ...expected) => {
    const [billing, next] = expected;
    expect(nextMinutes(plans, { minutes, parallel }, billing)).toBe(next);
  });

  test.each([
    [0, 5_000],
    [5_000, 20_307],
    [20_307, undefined],
  ])("may lead back to a plan that was passed (after %d minutes: %p)", (minutes, next) => {
    const plan = (slug: string, price: number, included: number, overage: number) => ({
      ...{ slug, minutes: included, overage, parallelTests: 1 },
      price: { annual: price, monthly: price },
    });
    const offered = [
      plan("never the cheapest", 10_000, 50_000, 1),
      plan("for 20,000 minutes", 150, 20_000, 0.5),
      plan("by the minute", 100, 0, 0.01),
    ];
    expect(nextMinutes(offered, { minutes, parallel: 1 }, "annual")).toBe(next);
  });

  test("may be that no plan holds the minutes any more", () => {
    expect(nextMinutes([planCalled("free")], { minutes: 7, parallel: 1 }, "annual")).toBe(501);
  });
});

test("no fraction of a cent comes of binary numbers", () => {
  const plan = { ...planCalled("basic"), price: { annual: 0.1, monthly: 0.2 }, minutes: 0 };
  const cents = (minutes: number) => quote(plan, { minutes, parallel: 1 }, "annual");
  expect(cents(3)).toEqual({ cents: 16, extraMinutes: 3, extraCents: 6 });
  expect(inCents(1.15)).toBe(115);
});
