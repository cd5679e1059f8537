import { parse } from "yaml";

interface Plans {
  plans: { slug: string; price?: object; overage?: number }[];
  validSince: string;
}

/** Ignores files that can't be parsed, because check:content reports them. */
export function oldPriceDay(before: string, after: string): string[] {
  try {
    const [old, now]: Plans[] = [before, after].map((text) => parse(text));
    const [oldPrices, prices] = [old, now].map((file) =>
      JSON.stringify(file?.plans.map(({ slug, price, overage }) => [slug, price, overage])),
    );
    return prices === oldPrices || now?.validSince !== old?.validSince
      ? []
      : [
          `data/plans.yaml: a price changed, but validSince is still ${now?.validSince}; set it to the day when the new price takes effect`,
        ];
  } catch {
    return [];
  }
}
