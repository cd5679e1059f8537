import fc from "fast-check";

const dollars = (max: number) => fc.integer({ min: 0, max }).map((cents) => cents / 100);

export const anyPlans = fc
  .array(
    fc.record({
      price: fc.option(fc.record({ annual: dollars(60_000), monthly: dollars(60_000) })),
      minutes: fc.option(fc.integer({ min: 0, max: 200_000 })),
      overage: fc.option(dollars(20)),
      parallelTests: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((found) =>
    found.map((plan, index) => ({
      ...plan,
      askAbove: null,
      slug: `plan-${index}`,
      name: `Plan ${index}`,
    })),
  );
