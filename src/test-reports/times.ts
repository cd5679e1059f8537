/** The longest valid duration of a test, in seconds (one week). */
export const MAX_SECONDS = 604_800;

/** How numbers look, by the separator before their decimals. The other separator forms groups of three digits. */
const FORMATS = {
  ".": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.?\d*$/,
  ",": /^(?=.*\d)(?:\d*|[1-9]\d{0,2}(?:\.\d{3})+),?\d*$/,
};
export type Separator = keyof typeof FORMATS;

const CLOCK = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/;
const ISO_DURATION = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/;

/** What an attribute says about a time. Some runners write times in the format of their locale. */
export interface WrittenTime {
  /** NaN if the text isn't a time. If the separator is unclear, it counts as the one before the decimals. */
  seconds: number;
  /** The separator that may be before decimals or between thousands, as in `1,234`. */
  unclear?: Separator | undefined;
  /** The separator that can only be before decimals, as in `0,5` and `1.234,5`. */
  decimal?: Separator | undefined;
}

const INVALID: WrittenTime = { seconds: Number.NaN };

/** Reads a report's time in seconds, such as `12.5`, `1,234.5`, `9.0E-4`, `00:01:02.5` or `PT1M2.5S`. */
export function readTime(written = ""): WrittenTime {
  const text = written.replace(/[\s'’]/g, "");
  const parts = (CLOCK.exec(text) ?? ISO_DURATION.exec(text))?.slice(1);
  if (parts)
    return limited({ seconds: parts.reduce((sum, part = "0") => sum * 60 + Number(part), 0) });
  const [, digits = "", exponent = ""] = /^([\d.,]+)(e[+-]?\d{1,2})?$/i.exec(text) ?? [];
  const [only, other] = ([".", ","] as const).filter((one) => FORMATS[one].test(digits));
  if (!only) return INVALID;
  const used = ([".", ","] as const).find((one) => digits.includes(one));
  const decimal = other ? used : only;
  const group = decimal === "," ? "." : ",";
  const seconds = Number(digits.replaceAll(group, "").replace(",", ".") + exponent);
  if (!used) return limited({ seconds });
  return limited(other ? { seconds, unclear: used } : { seconds, decimal });
}

const limited = (time: WrittenTime) => (time.seconds <= MAX_SECONDS ? time : INVALID);

/**
 * Returns by how much to multiply times, perhaps with an unclear separator, given those that the report's other times prove to
 * be before decimals. A point is before decimals unless only commas are. A comma needs a proof.
 */
export function factorOf(unclear: Separator | undefined, proven: ReadonlySet<Separator>): number {
  if (!unclear) return 1;
  const [only] = proven.size === 1 ? proven : [];
  if (only) return unclear === only ? 1 : 1000;
  return unclear === "." ? 1 : Number.NaN;
}
