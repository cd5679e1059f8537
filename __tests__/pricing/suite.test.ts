import fc from "fast-check";
import { cheapest, costOn } from "../../src/pricing/costs";
import { readNeed, searchOf } from "../../src/pricing/need-url";
import { readSuiteHash, suiteHash, suiteOnPlans, testMinutes } from "../../src/pricing/suite";
import { examplePricing } from "../support/example-pricing";
import { content } from "../support/site-content";

const { plans } = examplePricing;
const suites = fc.record({
  minutes: fc.integer({ min: 1, max: 9_999 }),
  machines: fc.integer({ min: 1, max: 999 }),
});

test("50 minutes on 4 machines are 200 test minutes, of which Basic includes 75 runs", () => {
  const suite = { minutes: 50, machines: 4 };
  expect(testMinutes(suite)).toBe(200);
  expect(suiteOnPlans(plans, suite).find(({ plan }) => plan.name === "Basic")).toMatchObject({
    lanes: 15,
    seconds: 800,
    runs: 75,
    need: { minutes: 15_000, parallel: 15 },
  });
});

test("for any suite, the plan finder charges the plan's own price for the runs that fit, and nothing for less", () => {
  fc.assert(
    fc.property(suites, (suite) => {
      for (const { plan, lanes, seconds, runs, need } of suiteOnPlans(plans, suite)) {
        expect(seconds * lanes).toBeGreaterThanOrEqual(testMinutes(suite) * 60);
        expect((seconds - 1) * lanes).toBeLessThan(testMinutes(suite) * 60);
        expect(need.minutes).toBe(Math.max(1, runs) * testMinutes(suite));
        expect(readNeed(searchOf(need))).toEqual(need);
        const cost = costOn(plan, need);
        const [annual, next] = [
          plan.price?.annual,
          costOn(plan, { ...need, minutes: need.minutes + testMinutes(suite) }),
        ];
        if (runs > 0) {
          expect(cost).toMatchObject({ cents: Math.round((annual ?? 0) * 100), extraMinutes: 0 });
          expect(cheapest(plans, need)).toBeDefined();
        }
        // One run more doesn't fit.
        if (typeof next === "object") expect(next.extraMinutes).toBeGreaterThan(0);
      }
    }),
  );
});

test("a link to an estimate gives the same suite back", () => {
  fc.assert(
    fc.property(suites, (suite) => {
      expect(readSuiteHash(suiteHash(suite))).toEqual(suite);
    }),
  );
});

test("a link to an estimate that was cut anywhere is never read as another suite", () => {
  const whole = suiteHash({ minutes: 50, machines: 4 });
  for (let end = "#suite".length; end < whole.length; end++) {
    expect([whole.slice(0, end), readSuiteHash(whole.slice(0, end))]).toEqual([
      whole.slice(0, end),
      "damaged",
    ]);
  }
  expect(readSuiteHash("#suite=50-5-200")).toBe("damaged");
  expect(readSuiteHash("#form")).toBeUndefined();
});

test("the worked examples on the pages are suites that visitors could enter", () => {
  for (const example of content.home.suiteEstimate.examples) {
    expect(readSuiteHash(suiteHash(example))).toEqual(example);
  }
});
