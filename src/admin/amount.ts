/** The limits of a number in a form. `decimals` is 0 or missing for whole numbers. */
export type Limits = Partial<Record<"min" | "max" | "decimals", number | undefined>>;

/** Matches digits, with or without separators between thousands. */
const DIGITS = /(?:\d+|\d{1,3}(?:([,\s'’])\d{3})(?:\1\d{3})*)/.source;
const WHOLE = new RegExp(`^-?${DIGITS}$`);
const PRICE = new RegExp(`^-?\\$?\\s?(?:${DIGITS}(?:\\.\\d{1,2})?|\\.\\d{1,2})$`);

/** Reads numbers such as `15,000` or `$0.02`, but not text with two meanings, such as `1.000`. */
export function readAmount(typed: unknown, { decimals = 0 }: Limits): number | undefined {
  const text = String(typed).normalize("NFKC").trim();
  const isNumber = (decimals > 0 ? PRICE : WHOLE).test(text);
  return isNumber ? Number(text.replace(/[^\d.-]/g, "")) : undefined;
}

export function amountError(typed: unknown, limits: Limits): string | undefined {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, decimals = 0 } = limits;
  const text = String(typed ?? "").trim();
  const value = readAmount(text, limits);
  if (text === "") return undefined;
  if (value === undefined) {
    const rule =
      decimals > 0
        ? "a price; enter a number like 1400 or 0.02"
        : "a whole number; enter a number like 15000";
    return `"${text}" isn't ${rule}`;
  }
  if (value < min) return `${text} is too small; enter ${min} or more`;
  return value > max ? `${text} is too large; enter ${max} or less` : undefined;
}
