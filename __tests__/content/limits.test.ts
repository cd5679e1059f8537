import { parse } from "yaml";
import { FIGURE_FILES, figuresOf } from "../../src/content/figures";
import { BILLINGS, type Plan } from "../../src/pricing/costs";
import { linePoints, needPoint, pricedStretches } from "../../src/sections/PlanFinder/chart-points";
import { errorLines } from "../support/content-sample";
import { generatedContent } from "../support/generated-content";

describe.each(["least", "most"] as const)("content with the %s of everything", (amount) => {
  const files = generatedContent(amount);
  const [stats, pricing, home] = FIGURE_FILES.map((name) => parse(files.get(name) ?? ""));

  it("is accepted", () => {
    expect(errorLines(Object.fromEntries(files))).toEqual([]);
  });

  it("has only figures and points that can be shown", () => {
    for (const figure of figuresOf([stats, pricing, home]).values()) {
      expect(figure).not.toMatch(/NaN|undefined|null|Infinity/);
    }
    const none = { price: null, minutes: null, overage: null, parallelTests: null, askAbove: null };
    const plans: Plan[] = pricing.plans.map((plan: object) => ({ ...none, ...plan }));
    const range = pricing.planFinder.minutes;
    const points = BILLINGS.flatMap((billing) => [
      needPoint(plans, range, { minutes: 0, parallel: 1, billing }),
      ...pricedStretches(plans, range).flatMap((line) => linePoints(line, plans, range, billing)),
    ]);
    expect(points.length).toBeGreaterThan(4);
    for (const { x, height } of points) {
      expect(Math.min(x, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, height)).toBeLessThanOrEqual(1);
    }
  });
});
