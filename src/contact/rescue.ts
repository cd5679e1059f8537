import { FIELD_NAMES, type FieldValues, trimValues } from "./validation";
import type { ContactFormWords } from "./words";

/**
 * The longest address that every mail program is handed. From about 2,046 characters on, browsers
 * on Windows do nothing at all when such a link is followed.
 */
const MAILTO_LIMIT = 2_000;

/** What was typed, as text: a labelled line for each field that isn't blank, the message last. */
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
 * An address that opens an email with a subject and a text. A text that would make it too long
 * is left out whole, since nobody would notice a missing end.
 */
export function mailtoAddress(to: string, subject: string, text: string): string {
  const address = `mailto:${to}?subject=${encode(subject)}`;
  // Email lines end in CRLF (RFC 6068, section 5).
  const whole = `${address}&body=${encode(text.replace(/\r?\n/g, "\r\n"))}`;
  return whole.length <= MAILTO_LIMIT ? whole : address;
}

/** Percent-encodes any text; half a surrogate pair has no encoding and becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
