import { parse } from "yaml";

interface Plans {
  plans: { slug: string; price?: object; overage?: number }[];
  validSince: string;
}

/**
 * A line for an editor who has changed a price, and not the day from which the prices hold: search engines and
 * programs read that. None if there is nothing to say, or if a file can't be read, which check:content reports.
 *
 * @param before what data/plans.yaml held
 * @param after what it holds
 */
export function oldPriceDay(before: string, after: string): string[] {
  try {
    const [old, now]: Plans[] = [before, after].map((text) => parse(text));
    const [oldPrices, prices] = [old, now].map((file) =>
      JSON.stringify(file?.plans.map(({ slug, price, overage }) => [slug, price, overage])),
    );
    return prices === oldPrices || now?.validSince !== old?.validSince
      ? []
      : [
          `data/plans.yaml: a price has changed, and validSince is ${now?.validSince} as before; set it to the day from which the new price holds`,
        ];
  } catch {
    return [];
  }
}
