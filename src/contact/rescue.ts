import { FIELD_NAMES, type FieldValues, trimValues } from "./validation";
import type { ContactFormWords } from "./words";

/**
 * The longest safe mailto URL, in characters. With about 2,046 or more, browsers on Windows ignore a click
 * on the link.
 */
const MAILTO_LIMIT = 2_000;

/** Returns the values as text: a labeled line for each field that isn't blank, then the message. */
export function describeValues(values: FieldValues, words: ContactFormWords): string {
  const { message, ...trimmed } = trimValues(values);
  const lines = FIELD_NAMES.flatMap((name) =>
    name !== "message" && trimmed[name] !== ""
      ? [`${words.fields[name].label}: ${trimmed[name]}`]
      : [],
  );
  return [...lines, "", message].join("\n").trim();
}

/**
 * Returns a mailto URL with a subject and a body. Omits the whole body if the URL would be too long, since
 * the visitor wouldn't notice a missing end.
 */
export function mailtoAddress(to: string, subject: string, text: string): string {
  const address = `mailto:${to}?subject=${encode(subject)}`;
  // Email lines end in CRLF (RFC 6068, section 5).
  const whole = `${address}&body=${encode(text.replace(/\r?\n/g, "\r\n"))}`;
  return whole.length <= MAILTO_LIMIT ? whole : address;
}

/** Percent-encodes any text. A lone surrogate can't be encoded and becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
