import { z } from "zod";
import { inCents } from "../sections/Plans/quotes";

/** The address of the prices for programs, and of the JSON Schema that describes them. */
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
    slug: z.string().describe("The plan's short name, which stays the same"),
    name: z.string().describe("The plan's name"),
    summary: z.string().describe("Whom the plan is for"),
    url: z.url().describe("The plan's place on the pricing page"),
    recommended: z.boolean().describe("Whether the page recommends this plan"),
    price: z
      .strictObject({
        annual: amount.describe("Per month, when billed annually"),
        monthly: amount.describe("Per month, when paid month to month"),
      })
      .nullable()
      .describe("The price of a month; null if it is agreed upon with sales"),
    minutes: z
      .int()
      .min(0)
      .nullable()
      .describe("Automated testing minutes that are included in a month; null if agreed upon"),
    overage: amount
      .nullable()
      .describe(
        "The price of each minute beyond the included ones; null if none are sold, or agreed upon as the minutes are",
      ),
    parallelTests: z
      .int()
      .min(1)
      .nullable()
      .describe("How many tests may run at once; null for a very large number"),
    ciCd: z.boolean().describe("Whether CI/CD integrations are included"),
    unlimitedUsers: z.boolean().describe("Whether the number of users is unlimited"),
    premiumSupport: z.boolean().describe("Whether premium support is included"),
    machine: z.string().describe("The machine that each lane has, in words"),
    resultsKept: z.string().describe("How long results are kept, in words"),
    supportHours: z.string().describe("When somebody answers, in words"),
  })
  .meta({ id: "Plan", description: "A plan" });

/** What /pricing.json holds. A key may be added; none changes its meaning or goes. */
export const pricing = z
  .strictObject({
    $schema: z.url().describe("The address of this schema"),
    url: z.url().describe("The pricing page, for people"),
    contact: z.url().describe("Where to ask, for custom prices too"),
    currency: z.literal("USD").describe("ISO 4217 code of the currency of every amount"),
    period: z.literal("month").describe("The time that prices and minutes are for"),
    validSince: z.iso.date().describe("The day from which these prices hold"),
    notes: z.array(z.string()).describe("What the page notes below the plans"),
    plans: z.array(plan).describe("The plans, from the smallest to the largest"),
  })
  .meta({
    title: "Prices",
    description: "The prices of every plan, as the pricing page shows them",
  });

type Page = Queries.PricingPageQuery["content"];

/**
 * The prices for programs, from what the pricing page's own query has answered.
 *
 * @throws Error if they don't fit the schema that is published beside them.
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

/** The JSON Schema of /pricing.json, with its own address on a site as its name. */
export function pricingSchema(siteUrl: string): object {
  const { $schema, ...schema } = z.toJSONSchema(pricing);
  return { $schema, $id: siteUrl + PRICING_SCHEMA, ...schema };
}
