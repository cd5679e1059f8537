import { z } from "zod";
import { inCents } from "../sections/Plans/quotes";

/** The addresses of the machine-readable prices and of their JSON Schema. */
export const PRICING_JSON = "/pricing.json";
export const PRICING_SCHEMA = "/pricing.schema.json";

const amount = z
  .strictObject({
    cents: z.int().min(0).describe("The amount in whole US cents"),
    dollars: z.number().min(0).describe("The same amount in US dollars"),
  })
  .meta({ id: "Amount", description: "An amount of money" });

const plan = z
  .strictObject({
    slug: z.string().describe("The plan's permanent short name"),
    name: z.string().describe("The plan's name"),
    summary: z.string().describe("Who the plan is for"),
    url: z.url().describe("The plan's section on the pricing page"),
    recommended: z.boolean().describe("Whether the page recommends this plan"),
    price: z
      .strictObject({
        annual: amount.describe("Per month, when billed annually"),
        monthly: amount.describe("Per month, when paid month to month"),
      })
      .nullable()
      .describe("The price per month; null for a custom price"),
    minutes: z
      .int()
      .min(0)
      .nullable()
      .describe("Automated testing minutes included per month; null for a custom amount"),
    overage: amount
      .nullable()
      .describe(
        "The price of each minute beyond the included ones; null if the plan has none, or for a custom price",
      ),
    parallelTests: z
      .int()
      .min(1)
      .nullable()
      .describe("How many tests can run in parallel; null for a very large number"),
    ciCd: z.boolean().describe("Whether CI/CD integrations are included"),
    unlimitedUsers: z.boolean().describe("Whether the number of users is unlimited"),
    premiumSupport: z.boolean().describe("Whether premium support is included"),
    machine: z.string().describe("The machine for each lane, in words"),
    resultsKept: z.string().describe("How long results are kept, in words"),
    supportHours: z.string().describe("When support answers, in words"),
  })
  .meta({ id: "Plan", description: "A plan" });

/** The contents of /pricing.json. Keys may be added, but never change or disappear. */
export const pricing = z
  .strictObject({
    $schema: z.url().describe("The address of this schema"),
    url: z.url().describe("The pricing page, for people"),
    contact: z.url().describe("Where to ask questions and get custom prices"),
    currency: z.literal("USD").describe("ISO 4217 code of the currency of every amount"),
    period: z.literal("month").describe("The period that prices and minutes are for"),
    validSince: z.iso.date().describe("The day from which these prices apply"),
    notes: z.array(z.string()).describe("The notes below the plans on the page"),
    plans: z.array(plan).describe("The plans, from the smallest to the largest"),
  })
  .meta({
    title: "Prices",
    description: "The prices of every plan, as the pricing page shows them",
  });

type Page = Queries.PricingPageQuery["content"];

/**
 * Returns the machine-readable prices, from the pricing page's query result.
 *
 * @throws Error if they don't match the published schema
 */
export function pricingJson({ site, pricing: page }: Page): z.infer<typeof pricing> {
  const { url } = site.brand;
  const amountOf = (dollars: number) => ({ cents: inCents(dollars), dollars });
  return pricing.parse({
    $schema: url + PRICING_SCHEMA,
    url: `${url}/pricing`,
    contact: `${url}/contact`,
    currency: "USD",
    period: "month",
    validSince: page.validSince,
    notes: page.notes,
    plans: page.plans.map(({ slug, name, summary, price, overage, recommended, ...plan }) => ({
      slug,
      name,
      summary,
      url: `${url}/pricing#${slug}`,
      recommended: recommended === true,
      price: price && { annual: amountOf(price.annual), monthly: amountOf(price.monthly) },
      minutes: plan.minutes,
      overage: overage === null ? null : amountOf(overage),
      parallelTests: plan.parallelTests,
      ciCd: plan.ciCd,
      unlimitedUsers: plan.unlimitedUsers,
      premiumSupport: plan.premiumSupport,
      machine: plan.machine,
      resultsKept: plan.resultsKept,
      supportHours: plan.supportHours,
    })),
  });
}

/** Returns the JSON Schema of /pricing.json, with its address on the site as its ID. */
export function pricingSchema(siteUrl: string): object {
  const { $schema, ...schema } = z.toJSONSchema(pricing);
  return { $schema, $id: siteUrl + PRICING_SCHEMA, ...schema };
}
