import { parse } from "yaml";

interface Plans {
  plans: { slug: string; price?: object; overage?: number }[];
  validSince: string;
}

/**
 * Returns a warning if a price changed but the prices' start date, which search engines read, didn't. Returns no
 * lines otherwise, or if a file can't be parsed, which check:content reports.
 *
 * @param before the old text of data/plans.yaml
 * @param after its new text
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
          `data/plans.yaml: a price changed, but validSince is still ${now?.validSince}; set it to the day from which the new price applies`,
        ];
  } catch {
    return [];
  }
}
