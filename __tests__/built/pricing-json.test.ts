import { type Schema, Validator } from "@cfworker/json-schema";
import { content } from "../support/site-content";
import { read } from "./support/site";

const pricing = JSON.parse(read("/pricing.json"));
const schema: Schema = JSON.parse(read("/pricing.schema.json"));
const { plans } = content.plans;

/** Validate with a different library than the one that generates the schema. */
const problemsOf = (value: unknown) =>
  new Validator(schema, "2020-12").validate(value).errors.map(({ error }) => error);

test("pricing.json matches the published schema and links to it", () => {
  expect(problemsOf(pricing)).toEqual([]);
  expect(pricing.$schema).toBe(schema.$id);
  expect(pricing.$schema).toBe(`${content.site.brand.url}/pricing.schema.json`);
});

test.each<[what: string, change: (copy: typeof pricing) => void]>([
  ["a price as text", (copy) => (copy.plans[1].price.annual = "$100")],
  ["a plan without its limit", (copy) => delete copy.plans[0].parallelTests],
])("the schema rejects %s", (_what, change) => {
  const copy = structuredClone(pricing);
  change(copy);
  expect(problemsOf(copy)).not.toEqual([]);
});

test("pricing.json has the prices from data/plans.yaml in cents and in dollars", () => {
  const amount = (dollars: number | undefined) =>
    dollars === undefined ? null : { cents: Number(dollars.toFixed(2).replace(".", "")), dollars };
  expect(
    pricing.plans.map(
      ({ summary, url, recommended, ...plan }: (typeof pricing)["plans"][0]) => plan,
    ),
  ).toEqual(
    plans.map(
      ({ summary, recommended, action, price, minutes, overage, parallelTests, ...plan }) => ({
        ...plan,
        price: price ? { annual: amount(price.annual), monthly: amount(price.monthly) } : null,
        minutes: minutes ?? null,
        overage: amount(overage),
        parallelTests: parallelTests ?? null,
      }),
    ),
  );
  expect(pricing.validSince).toBe(content.plans.validSince);
});
