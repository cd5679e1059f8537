/** The fields' names, in the order of the form and the payload (specification, section 3). */
export const FIELD_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "message",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export type FieldValues = Record<FieldName, string>;

export type ErrorCode = "required" | "email" | "phone" | "tooLong";
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>;

/** The most characters of each field, in UTF-16 code units. Far above any real name, but low enough for webhooks; a pasted log fits. */
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
 * address may contain international characters. Spaces, address-list separators and unassigned characters
 * (\p{C}) don't match. No two adjacent parts can match the same character, so matching takes linear time. The
 * regex has no `i` flag because `i` combined with `u` would make `[A-Za-z]` match the Kelvin sign.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[A-Za-z]{2,6}$/u;

/*
 * Matches ten digits with at most one separator between groups. Numbers copied from a page or an email
 * signature may contain any of Unicode's spaces (\p{Zs}), dashes (\p{Pd}) or the minus sign. Visitors can't
 * tell them from ordinary spaces and hyphens, so they wouldn't understand why such a number was rejected.
 */
const PHONE = /^(?:\(\d{3}\)|\d{3})[\p{Zs}\p{Pd}\u2212./]?\d{3}[\p{Zs}\p{Pd}\u2212./]?\d{4}$/u;

/* Matches characters that nobody sees, which copied text and address books contain. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/* Matches those characters, but keeps variation selectors and tags after a visible character, and joiners between two. */
const INVISIBLE_IN_PROSE =
  /(?!(?<=[^\s\p{C}]|[\u{e0020}-\u{e007f}])(?:[\p{Variation_Selector}\u{e0020}-\u{e007f}]|[\u200c\u200d](?=[^\s\p{C}])))(?:\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc})/gu;

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

export function cleanValues(values: FieldValues): FieldValues {
  return mapFields((name) => clean(name, values[name]));
}

/** Removes what isn't sent. An email address or a phone number has no use for characters that change how others look. */
export function clean(name: FieldName, value: string): string {
  const unseen = name === "email" || name === "phone" ? INVISIBLE : INVISIBLE_IN_PROSE;
  return value.replace(unseen, "").trim();
}

/** Validates the values as they would be sent (specification, section 5). */
export function validate(values: FieldValues): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of FIELD_NAMES) {
    const error = errorIn(name, clean(name, values[name]));
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
