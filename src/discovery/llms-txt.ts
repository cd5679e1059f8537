import { formatDollars, formatNumber } from "../numbers/numbers";
import type { PageWords } from "./page-answers";

interface LlmsContent {
  brand: { name: string; url: string; tagline: string };
  pages: readonly PageWords[];
  pricing: Queries.PricingPageQuery["content"]["pricing"];
  stats: readonly { value: string; label: string }[];
}

/** What the site says, for language models, in the form of llmstxt.org: Markdown with a summary first. */
export function llmsTxt({ brand, pages, pricing, stats }: LlmsContent): string {
  const { words } = pricing;
  const plans = pricing.plans.map((plan) => {
    const facts = [
      ...pricesOf(plan, words),
      ...(plan.minutes === null ? [] : [`${formatNumber(plan.minutes)} minutes`]),
      ...(plan.overage === null
        ? []
        : [`${formatDollars(plan.overage)} ${words.perMinute} beyond them`]),
      plan.parallelTests === null
        ? `${words.parallelTests}: ${words.veryLarge}`
        : `${words.upTo} ${plan.parallelTests} parallel tests`,
    ];
    return `- ${plan.name}: ${facts.join("; ")}`;
  });
  return [
    `# ${brand.name}`,
    "",
    `> ${brand.tagline}`,
    "",
    "## Pages",
    "",
    ...pages.map(
      ({ path, title, description }) => `- [${title}](${brand.url}${path}): ${description}`,
    ),
    "",
    "## Plans",
    "",
    ...plans,
    "",
    ...pricing.notes.map((note) => `- ${note}`),
    `- [The same for programs](${brand.url}/pricing.json)`,
    "",
    "## Figures",
    "",
    ...stats.map(({ value, label }) => `- ${value} ${label}`),
    "",
  ].join("\n");
}

function pricesOf(
  { price }: Queries.PlanFactsFragment,
  words: Queries.PlanCardWordsFragment,
): string[] {
  if (!price) return [words.custom];
  const annual = `${formatDollars(price.annual)} ${words.perMonth}`;
  if (price.annual === price.monthly) return [annual];
  return [
    `${annual}, ${words.billedAnnually}`,
    `${formatDollars(price.monthly)} ${words.perMonth}, ${words.monthToMonth}`,
  ];
}
