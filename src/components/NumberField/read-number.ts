import { formatNumber } from "../../numbers";

/** What people put between groups of digits. Commas and full stops have full-width and Arabic variants. */
const SEPARATOR = /[,，،٬.．'’\p{Zs}]/u;
/** The separators that are decimal marks in some languages. */
const DECIMAL_MARKS = ",，،.．";
/** Groups of three digits, or of two before the last one, as in India: 1,50,000. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * Reads a whole number as people write it in any language: with digits of any script, grouped or not. Undefined
 * for any other text, and for a number such as `1.234` unless the visitor's language groups digits with full
 * stops, because it may have decimals.
 */
export function readNumber(text: string): number | undefined {
  // Numbers that are pasted from Arabic text come with invisible characters, such as left-to-right marks.
  const typed = withAsciiDigits(text.replace(/\p{Cf}/gu, "").trim());
  const [separator = ""] = SEPARATOR.exec(typed) ?? [];
  const groups = separator === "" ? [typed] : typed.split(separator);
  if (!groups.every((digits) => /^\d+$/.test(digits))) return undefined;
  if (groups.length > 1 && !GROUPED.test(groups.join(","))) return undefined;
  const mayBeDecimal = groups.length === 2 && DECIMAL_MARKS.includes(separator);
  if (mayBeDecimal && separator !== visitorsSeparator()) return undefined;
  const number = Number(groups.join(""));
  return Number.isSafeInteger(number) ? number : undefined;
}

/**
 * An invisible character that stands before each separator that the field has added or understood. Such a separator is
 * ignored when the field is read.
 */
const MARK = "\u2063";

const marked = (text: string) => text.replace(/[^\p{Nd}\u2063]/gu, `${MARK}$&`);

/** A number as a field writes it, or "" for none. */
export const groupedText = (value: number | undefined) =>
  value === undefined ? "" : marked(formatNumber(value));

/** A field's text as visitors see it. */
export const shownText = (text: string) => text.replaceAll(MARK, "");

/** Reads a field's text, which has marks. */
export const readField = (text: string) => readNumber(text.replace(/\u2063./gsu, ""));

/**
 * Returns a field's text after the visitor has changed what it shows. Separators of a number that was understood
 * don't count any more, so digits can be inserted into `12,000` and deleted from it. A separator that the visitor
 * has just typed, as in `1,5`, may be a decimal mark.
 */
export function afterEdit(before: string, shown: string): string {
  const old = before.match(/\u2063?./gsu) ?? [];
  const now = [...shown];
  const isSame = (one?: string, other?: string) => one !== undefined && one.at(-1) === other;
  let start = 0;
  while (isSame(old[start], now[start])) start += 1;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1;
  const changed = now.slice(start, now.length - end);
  const text = [...old.slice(0, start), ...changed, ...old.slice(old.length - end)].join("");
  return readField(text) === undefined ? text : marked(shownText(text));
}

/** In every script, the ten digits follow each other, so a digit's value is its distance from the first one. */
const withAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });

/** The thousands separator of the visitor's language. */
function visitorsSeparator(): string | undefined {
  const parts = visitorsFormat().formatToParts(123_456.7);
  return parts.find(({ type }) => type === "group")?.value;
}

function visitorsFormat(): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(navigator.language);
  } catch {
    // Browsers on Linux may report `C` or `en-US@posix`, for which Intl throws a RangeError.
    return new Intl.NumberFormat("en-US");
  }
}
