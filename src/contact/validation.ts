/**
 * The six fields, in the order in which they appear in the form and the payload (specification, section 3).
 */
export const FIELD_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "message",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Each field's text, or "" if it is empty. */
export type FieldValues = Record<FieldName, string>;

/** The possible validation errors. data/contact.yaml contains the error messages. */
const ERROR_CODES = ["required", "email", "phone", "tooLong"] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>;

/**
 * The maximum length of each trimmed value, in UTF-16 code units. Longer values are rejected rather than
 * truncated. The message's limit leaves room for a pasted log. The other limits are far above the length of
 * any real name but low enough for webhooks to accept.
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
 * Matches user@domain.tld with exactly one @ and a top-level domain of 2 to 6 ASCII letters. The rest of the
 * address may contain international characters. Spaces, address-list separators and invisible characters
 * (\p{C}) don't match. No two adjacent parts can match the same character, so matching takes linear time. The
 * regex has no `i` flag because `i` combined with `u` would make `[A-Za-z]` match the Kelvin sign.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[A-Za-z]{2,6}$/u;

/*
 * Matches ten digits with at most one separator between groups. Numbers copied from a page or an email
 * signature may contain no-break spaces, typographic hyphens or en dashes. These characters look like
 * ordinary spaces and hyphens, so visitors wouldn't understand why such a number was rejected.
 */
const PHONE =
  /^(?:\(\d{3}\)|\d{3})[ \u00a0\-\u2010\u2011\u2013./]?\d{3}[ \u00a0\-\u2010\u2011\u2013./]?\d{4}$/;

/** Builds an object with a value for each field, in the payload's order. */
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

/** Returns the trimmed values in the payload's order. */
export function trimValues(values: FieldValues): FieldValues {
  return mapFields((name) => trimmed(name, values[name]));
}

/**
 * Trims whitespace, and removes invisible format characters (\p{Cf}) from phone numbers. Address books add
 * such characters to copied numbers, where visitors can't see them.
 */
function trimmed(name: FieldName, value: string): string {
  return (name === "phone" ? value.replace(/\p{Cf}/gu, "") : value).trim();
}

/**
 * Validates the values as they would be sent (specification, section 5). The result has keys only for invalid
 * fields.
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
      // A missing email address also results in the error "email" rather than "required".
      return EMAIL.test(value) ? undefined : "email";
    case "phone":
      return value === "" || PHONE.test(value) ? undefined : "phone";
    case "message":
      return undefined;
  }
}
