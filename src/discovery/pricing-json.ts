import { z } from "zod";
import { inCents } from "../pricing/costs";

/** The URL paths of the machine-readable prices and of their JSON Schema. */
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
        "The price of each minute beyond the included minutes; null if the plan sells none or has a custom price",
      ),
    parallelTests: z
      .int()
      .min(1)
      .nullable()
      .describe("How many tests can run in parallel; null if the plan allows a very large number"),
    ciCd: z.boolean().describe("Whether CI/CD integrations are included"),
    unlimitedUsers: z.boolean().describe("Whether the number of users is unlimited"),
    premiumSupport: z.boolean().describe("Whether premium support is included"),
    machine: z.string().describe("The machine that runs each lane, as text"),
    resultsKept: z.string().describe("How long results are kept, as text"),
    supportHours: z.string().describe("When support is available, as text"),
    signOn: z.string().describe("How users sign in, as text"),
    audits: z.string().describe("The available audit report, as text"),
    uptime: z.string().describe("The uptime agreement, as text"),
  })
  .meta({ id: "Plan", description: "A plan" });

/** The schema of /pricing.json. You may add keys, but must never change or remove existing ones. */
export const pricing = z
  .strictObject({
    $schema: z.url().describe("The URL of this schema"),
    url: z.url().describe("The pricing page for human readers"),
    contact: z.url().describe("Where to ask questions and get custom prices"),
    currency: z.literal("USD").describe("The ISO 4217 currency code for all amounts"),
    period: z.literal("month").describe("The period to which prices and minutes apply"),
    validSince: z.iso.date().describe("The first day on which these prices apply"),
    notes: z.array(z.string()).describe("The notes that the page shows below the plans"),
    plans: z.array(plan).describe("The plans, from smallest to largest"),
  })
  .meta({
    title: "Prices",
    description: "The prices of every plan, as the pricing page shows them",
  });

type Page = Queries.PricingPageQuery["content"];

/**
 * Returns the machine-readable prices, based on the pricing page's query result.
 *
 * @throws Error if the prices don't match the published schema
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
      signOn: plan.signOn,
      audits: plan.audits,
      uptime: plan.uptime,
    })),
  });
}

/** Returns the JSON Schema of /pricing.json, with its URL on the site as the ID. */
export function pricingSchema(siteUrl: string): object {
  const { $schema, ...schema } = z.toJSONSchema(pricing);
  return { $schema, $id: siteUrl + PRICING_SCHEMA, ...schema };
}
