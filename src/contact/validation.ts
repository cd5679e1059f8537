/** The six fields, in the order of the form and of the payload (specification, section 3). */
export const FIELD_NAMES = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "message",
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** A text for each field; one that was left empty is "". */
export type FieldValues = Record<FieldName, string>;

/** What can be wrong with a field; the words for it are content and come from `data/`. */
const ERROR_CODES = ["required", "email", "phone", "tooLong"] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
export type FieldErrors = Partial<Record<FieldName, ErrorCode>>;

/**
 * The longest values, in UTF-16 units after trimming: refused beyond, never cut. A message may hold a
 * pasted log; for the others it is far beyond any name, and below what a webhook refuses as a whole.
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
 * user@domain.tld with one @, the last label 2 to 6 letters from A to Z. Before it anything that
 * a mailbox can hold passes, international names too; spaces, the separators of address lists
 * and characters that nobody can see (\p{C}) don't. No two neighbouring parts can match the same
 * character, so the time grows with the length alone. No `i` flag: with `u` it would let the
 * Kelvin sign pass as a letter k.
 */
const EMAIL = /^[^\s\p{C}@()<>[\]\\,;:"]+@(?:[\p{L}\p{M}\p{N}_-]+\.)+[A-Za-z]{2,6}$/u;

/*
 * Ten digits, at most one separator between the groups. A no-break space and the typographic
 * hyphens and en dash are what a number copied from a page or an email signature brings along:
 * they look like the plain ones, so refusing them couldn't be explained.
 */
const PHONE =
  /^(?:\(\d{3}\)|\d{3})[ \u00a0\-\u2010\u2011\u2013./]?\d{3}[ \u00a0\-\u2010\u2011\u2013./]?\d{4}$/;

/** An object with a value for each field, its keys in the order of the payload. */
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

/** The values as they are sent: without what is around them, in the order of the payload. */
export function trimValues(values: FieldValues): FieldValues {
  return mapFields((name) => trimmed(name, values[name]));
}

/**
 * Without white space at the ends; a phone number also without the marks that nobody sees (\p{Cf}), in
 * which address books wrap one that is copied from them: refusing it couldn't be explained.
 */
function trimmed(name: FieldName, value: string): string {
  return (name === "phone" ? value.replace(/\p{Cf}/gu, "") : value).trim();
}

/**
 * What is wrong with a form's values as they would be sent (specification, section 5); a field
 * without an error has no key.
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
      // A missing email gets this error too, not "required".
      return EMAIL.test(value) ? undefined : "email";
    case "phone":
      return value === "" || PHONE.test(value) ? undefined : "phone";
    case "message":
      return undefined;
  }
}
