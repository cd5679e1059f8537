/** The longest valid duration of a test, in seconds (one week). */
export const MAX_SECONDS = 604_800;

/** How numbers look, by the separator before their decimals. The other separator forms groups of three digits. */
const FORMATS = {
  ".": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.?\d*$/,
  ",": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+),?\d*$/,
};
const SEPARATORS = [".", ","] as const;

const CLOCK = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/;
const ISO_DURATION = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/;

/**
 * Creates a reader for a report's times, such as `12.5`, `1,234.5`, `9.0E-4`, `00:01:02.5` or `PT1M2.5S`. It
 * returns seconds, or undefined for other values, such as negative numbers. Some runners write times in the
 * format of their locale, so `1,234` is one second or twenty minutes. The report's earlier times decide. If
 * they don't, the result is undefined.
 */
export function timeReader(): (written: string | undefined) => number | undefined {
  let decimal: (typeof SEPARATORS)[number] | undefined;

  function numberOf(text: string): number {
    const [, digits = "", exponent = ""] = /^([\d.,]+)(e[+-]?\d{1,2})?$/i.exec(text) ?? [];
    const possible = SEPARATORS.filter((separator) => FORMATS[separator].test(digits));
    const [only] = possible;
    if (possible.length === 1) decimal = only;
    const separator =
      possible.length < 2 ? only : (decimal ?? (digits.includes(",") ? undefined : "."));
    if (!separator) return Number.NaN;
    const group = separator === "." ? "," : ".";
    return Number(digits.replaceAll(group, "").replace(separator, ".") + exponent);
  }

  return (written = "") => {
    const text = written.replace(/[\s'’]/g, "");
    const parts = (CLOCK.exec(text) ?? ISO_DURATION.exec(text))?.slice(1);
    const seconds = parts
      ? parts.reduce((sum, part = "0") => sum * 60 + Number(part), 0)
      : numberOf(text);
    return seconds <= MAX_SECONDS ? seconds : undefined;
  };
}
