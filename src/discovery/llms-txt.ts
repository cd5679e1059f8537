import { formatDollars } from "../numbers";
import { planFacts } from "../plan-words";
import type { PageSummary } from "./page-data";

interface LlmsContent {
  brand: { name: string; url: string; tagline: string };
  pages: readonly PageSummary[];
  pricing: Queries.PricingPageQuery["content"]["pricing"];
  stats: readonly { value: string; label: string; basis: string }[];
}

/** The site's main facts for language models, as Markdown (llmstxt.org). */
export function llmsTxt({ brand, pages, pricing, stats }: LlmsContent): string {
  const { words } = pricing;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join("\n");
  const plans = pricing.plans.map((plan) => {
    const facts = planFacts(plan, words).map(({ label, text }) => `${label}: ${text}`);
    return `${plan.name}: ${[...pricesOf(plan, words), ...facts].join("; ")}`;
  });
  return `# ${brand.name}

> ${brand.tagline}

## Pages

${list(pages.map(({ path, title, description }) => `[${title}](${brand.url}${path}): ${description}`))}

## Plans

${list(plans)}

${list([...pricing.notes, ...pricing.receipt.terms])}

## Figures

${list(stats.map(({ value, label, basis }) => `${value} ${label} (${basis})`))}
`;
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
