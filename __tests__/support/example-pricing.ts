import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

type Pricing = Queries.PricingPageQuery["content"]["pricing"];

const text = readFileSync(path.join(__dirname, "example-pricing.yaml"), "utf8");

const { plans, words, planFinder } = parse(text, { merge: true });

export const examplePricing: Pick<Pricing, "plans" | "words" | "planFinder"> = {
  plans,
  words,
  planFinder,
};
