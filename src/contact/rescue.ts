import { cleanValues, FIELD_NAMES, type FieldValues } from "./validation";

/** On Windows, browsers ignore clicks on mailto links with about 2,046 or more characters. */
const MAILTO_LIMIT = 2_000;

/** Everything that the visitor typed, as lines of text. */
export function describeValues(values: FieldValues, words: Queries.ContactFormFragment): string {
  const { message, ...others } = cleanValues(values);
  const lines = FIELD_NAMES.flatMap((name) =>
    name !== "message" && others[name] !== ""
      ? [`${words.fields[name].label}: ${others[name]}`]
      : [],
  );
  return [...lines, "", message].join("\n").trim();
}

/** A link that starts an email. It omits the body if the URL would be too long, since visitors might not notice that it is truncated. */
export function mailtoUrl(to: string, subject: string, text: string): string {
  const bare = `mailto:${to}?subject=${encode(subject)}`;
  // Line breaks in a mailto body must be CRLF (RFC 6068, section 5).
  const whole = `${bare}&body=${encode(text.replace(/\r?\n/g, "\r\n"))}`;
  return whole.length <= MAILTO_LIMIT ? whole : bare;
}

/** Percent-encodes text. Replaces lone surrogates, which can't be encoded, with U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
}
