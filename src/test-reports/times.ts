/** The longest valid duration of a test, in seconds (one week). */
export const MAX_SECONDS = 604_800;

/** How numbers look, by the separator before their decimals. The other separator forms groups of three digits. */
const FORMATS = {
  ".": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.?\d*$/,
  ",": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+),?\d*$/,
};
const SEPARATORS = [".", ","] as const;
export type Separator = (typeof SEPARATORS)[number];

const CLOCK = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/;
const ISO_DURATION = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/;

/** What an attribute says about a time. Some runners write times in the format of their locale. */
export interface WrittenTime {
  /** NaN if the text isn't a time, or can't be read for certain. */
  seconds: number;
  /** The separator that may be before decimals or between thousands, as in `1,234`. */
  unclear?: Separator | undefined;
  /** The separator that can only be before decimals, as in `0,5` and `1.234,5`. */
  decimal?: Separator | undefined;
}

/**
 * Reads a report's time in seconds, such as `12.5`, `1,234.5`, `9.0E-4`, `250ms`, `00:01:02.5` or `PT1M2.5S`.
 *
 * @param known the separator that the report's other times prove to be before decimals. If there is none, an unclear
 *   point is before decimals, and an unclear comma makes the time NaN.
 */
export function readTime(written = "", known?: Separator): WrittenTime {
  const text = written.replace(/[\s'’]/g, "");
  const parts = (CLOCK.exec(text) ?? ISO_DURATION.exec(text))?.slice(1);
  if (parts)
    return { seconds: limited(parts.reduce((sum, part = "0") => sum * 60 + Number(part), 0)) };
  const [, digits = "", exponent = "", unit] =
    /^([\d.,]+)(e[+-]?\d{1,2})?(m?s)?$/i.exec(text) ?? [];
  const [only, other] = SEPARATORS.filter((one) => FORMATS[one].test(digits));
  const used = SEPARATORS.find((one) => digits.includes(one));
  const unclear = other && used;
  const decimal = unclear === "," ? known : unclear ? (known ?? ".") : only;
  const group = decimal === "," ? "." : ",";
  const number = Number(digits.replaceAll(group, "").replace(",", ".") + exponent);
  return {
    seconds: limited(decimal ? number * (unit?.length === 2 ? 0.001 : 1) : Number.NaN),
    unclear,
    decimal: used && !unclear ? decimal : undefined,
  };
}

const limited = (seconds: number) => (seconds <= MAX_SECONDS ? seconds : Number.NaN);
