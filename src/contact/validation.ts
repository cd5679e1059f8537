/** The six fields, in the order of the form and the payload (specification, section 3). */
export const FIELD_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "message",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** The text of each field; "" if empty. */
export type FieldValues = Record<FieldName, string>;

/** The validation errors. Their messages are content, in `data/contact.yaml`. */
const ERROR_CODES = ["required", "email", "phone", "tooLong"] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>;

/**
 * The maximum lengths, in UTF-16 units after trimming. Longer values are rejected, never cut. A message may
 * contain a pasted log. The other limits are far above any real name, and below what webhooks reject.
 */
export const LIMITS: Record<FieldName, number> = {
  firstName: 500,
  lastName: 500,
  email: 500,
  phone: 500,
  company: 500,
  message: 20_000,
};

/*
 * user@domain.tld with one @, and 2 to 6 ASCII letters in the last label. Everything before that may contain
 * any characters valid in a mailbox, including international ones. Spaces, address-list separators and
 * invisible characters (\p{C}) don't match. No two adjacent parts match the same character, so the time is
 * linear. No `i` flag: with `u`, the Kelvin sign would match the letter k.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[A-Za-z]{2,6}$/u;

/*
 * Ten digits, with at most one separator between groups. Numbers copied from a page or an email signature
 * may contain no-break spaces, typographic hyphens or en dashes. They look like the plain characters, so a
 * visitor wouldn't understand a rejection.
 */
const PHONE =
  /^(?:\(\d{3}\)|\d{3})[ \u00a0\-\u2010\u2011\u2013./]?\d{3}[ \u00a0\-\u2010\u2011\u2013./]?\d{4}$/;

/** Returns an object with a value for each field, with its keys in the payload's order. */
export function mapFields<Value>(value: (name: FieldName) => Value): Record<FieldName, Value> {
  return {
    firstName: value("firstName"),
    lastName: value("lastName"),
    email: value("email"),
    phone: value("phone"),
    company: value("company"),
    message: value("message"),
  };
}

/** Returns the values as they are sent: trimmed, in the payload's order. */
export function trimValues(values: FieldValues): FieldValues {
  return mapFields((name) => trimmed(name, values[name]));
}

/**
 * Trims white space. Also removes invisible format characters (\p{Cf}) from a phone number: address books wrap
 * copied numbers in them, so a visitor wouldn't understand a rejection.
 */
function trimmed(name: FieldName, value: string): string {
  return (name === "phone" ? value.replace(/\p{Cf}/gu, "") : value).trim();
}

/**
 * Validates a form's values as they would be sent (specification, section 5). In the result, a valid field
 * has no key.
 */
export function validate(values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const error = errorIn(name, trimmed(name, values[name]));
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

function errorIn(name: FieldName, value: string): ErrorCode | undefined {
  if (value.length > LIMITS[name]) return "tooLong";
  switch (name) {
    case "firstName":
    case "lastName":
    case "company":
      return value === "" ? "required" : undefined;
    case "email":
      // A missing email also gets the error "email", not "required".
      return EMAIL.test(value) ? undefined : "email";
    case "phone":
      return value === "" || PHONE.test(value) ? undefined : "phone";
    case "message":
      return undefined;
  }
}
