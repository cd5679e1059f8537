import { pricingJson, pricingSchema } from "../../src/discovery/pricing-json";
import { examplePricing, pricingData } from "../support/content";

const page = { ...pricingData.content, pricing: examplePricing };

test("every plan has its price in cents and in dollars, its limits and its overage", () => {
  const [free, basic, , enterprise] = pricingJson(page).plans;
  expect(free).toMatchObject({ price: { annual: { cents: 0, dollars: 0 } }, overage: null });
  expect(basic).toMatchObject({
    slug: "basic",
    price: {
      annual: { cents: 10_000, dollars: 100 },
      monthly: { cents: 14_000, dollars: 140 },
    },
    minutes: 15_000,
    overage: { cents: 2, dollars: 0.02 },
    parallelTests: 15,
    recommended: false,
  });
  expect(enterprise).toMatchObject({ price: null, minutes: null, parallelTests: null });
});

test("prices that don't fit the published schema are refused", () => {
  const pricing = { ...examplePricing, validSince: "November" };
  expect(() => pricingJson({ ...page, pricing })).toThrow(/validSince/);
});

test("the schema has its own address as its name", () => {
  expect(pricingSchema("https://paralane.example")).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://paralane.example/pricing.schema.json",
    additionalProperties: false,
  });
});
