import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { type FieldName, mapFields, trimValues, validate } from "../../src/contact/validation";

/*
 * The rules of the specification stated a second time, without a regular expression, and held
 * against the validators on many thousands of values. Each generator mixes values built by the
 * rule with damaged and random ones, so that both answers come up often.
 */
const CASES = { numRuns: 10_000 };

const SPACES = ["", " ", "\u00a0", "\t ", "\ufeff"];
const digits = (length: number) =>
  fc.array(fc.constantFrom(..."0123456789"), { minLength: length, maxLength: length });
const word = (letters: string, max: number) =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength: max });

/** A text with, mostly, one character put in, taken out or replaced. */
function damaged(texts: fc.Arbitrary<string>, alphabet: string): fc.Arbitrary<string> {
  return fc
    .tuple(texts, fc.nat(40), fc.constantFrom(0, 1), fc.constantFrom("", ...alphabet), fc.boolean())
    .map(([text, at, drop, put, damage]) =>
      damage ? text.slice(0, at) + put + text.slice(at + drop) : text,
    );
}

function padded(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...SPACES), texts, fc.constantFrom(...SPACES))
    .map((parts) => parts.join(""));
}

/** Checks one field against `accepts` and says how often it was accepted and refused. */
function compare(name: FieldName, texts: fc.Arbitrary<string>, accepts: (text: string) => boolean) {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      const error = validate({ ...mapFields(() => "x"), [name]: text })[name];
      const expected = accepts(text);
      seen[expected ? "accepted" : "refused"] += 1;
      return (error === undefined) === expected;
    }),
    CASES,
  );
  expect(seen.accepted).toBeGreaterThan(CASES.numRuns / 20);
  expect(seen.refused).toBeGreaterThan(CASES.numRuns / 20);
}

test("an email is one user, one @ and a domain whose last label has 2 to 6 letters", () => {
  const emailAlphabet = "aZ9.@ -_+'\u00a0ü,<\n\u200b";
  const built = fc
    .tuple(
      word("abZ09._+-'ü", 6).map((user) => `u${user}`),
      fc.constantFrom("@", "@", "@", "@", "@", "", "@@"),
      fc.array(
        word("abZ09-ü", 5).map((label) => `l${label}`),
        { minLength: 1, maxLength: 3 },
      ),
      fc.oneof(
        word("abcXYZ", 8),
        word("ab0ü", 4),
        fc.constantFrom("museum", "company", "c0m", "c"),
      ),
    )
    .map(([user, at, labels, last]) => `${user}${at}${[...labels, last].join(".")}`);
  const random = fc.string({ unit: fc.constantFrom(...emailAlphabet), maxLength: 12 });
  const texts = padded(
    fc.oneof(
      { weight: 5, arbitrary: damaged(built, emailAlphabet) },
      { weight: 1, arbitrary: random },
    ),
  );

  const forbidden = new Set([" ", "\u00a0", ",", "<", "\n", "\u200b"]);
  compare("email", texts, (text) => {
    const [user, domain, ...more] = text.trim().split("@");
    if (!user || domain === undefined || more.length > 0) return false;
    if ([...user].some((character) => forbidden.has(character))) return false;
    const labels = domain.split(".");
    const last = labels.at(-1) ?? "";
    return (
      labels.length >= 2 &&
      labels.every(
        (label) =>
          label !== "" &&
          [...label].every((character) => !forbidden.has(character) && !"+'".includes(character)),
      ) &&
      last.length >= 2 &&
      last.length <= 6 &&
      [...last.toLowerCase()].every((letter) => letter >= "a" && letter <= "z")
    );
  });
});

test("a phone number is blank or ten digits in three groups, with at most one separator between", () => {
  const separators = [" ", "-", ".", "/", "\u00a0", "\u2010", "\u2011", "\u2013"];
  const phoneAlphabet = `0123456789()+x ${separators.join("")}`;
  const separator = fc.constantFrom("", ...separators);
  const built = fc
    .tuple(fc.boolean(), digits(3), separator, digits(3), separator, digits(4))
    .map(([parentheses, area, first, exchange, second, line]) =>
      [
        parentheses ? `(${area.join("")})` : area.join(""),
        first,
        ...exchange,
        second,
        ...line,
      ].join(""),
    );
  const random = fc.string({ unit: fc.constantFrom(...phoneAlphabet), maxLength: 16 });
  const texts = padded(
    fc.oneof(
      { weight: 6, arbitrary: damaged(built, phoneAlphabet) },
      { weight: 1, arbitrary: random },
    ),
  );

  /** Reads `count` digits at `at`: where they end, or -1. */
  const readDigits = (text: string, at: number, count: number) =>
    at >= 0 &&
    text.length >= at + count &&
    [...text.slice(at, at + count)].every((character) => "0123456789".includes(character))
      ? at + count
      : -1;
  const skipSeparator = (text: string, at: number) =>
    at >= 0 && separators.includes(text.charAt(at)) ? at + 1 : at;

  compare("phone", texts, (text) => {
    const phone = text.trim();
    if (phone === "") return true;
    const opened = phone.startsWith("(");
    let at = readDigits(phone, opened ? 1 : 0, 3);
    if (opened && at >= 0) at = phone.charAt(at) === ")" ? at + 1 : -1;
    at = readDigits(phone, skipSeparator(phone, at), 3);
    at = readDigits(phone, skipSeparator(phone, at), 4);
    return at === phone.length;
  });
});

test("a name or company is given if any character of it isn't white space", () => {
  const texts = fc.string({
    unit: fc.constantFrom("", " ", "\u00a0", "\ufeff", "\n", "x", "é"),
    maxLength: 3,
  });
  for (const name of ["firstName", "lastName", "company"] as const) {
    compare(name, texts, (text) => /\S/.test(text));
  }
});

test("a message is refused only for being longer than 20,000 characters", () => {
  const texts = padded(
    fc
      .tuple(fc.integer({ min: 19_990, max: 20_010 }), fc.constantFrom("x", "é", "\ud800"))
      .map(([length, character]) => character.repeat(length)),
  );
  compare("message", texts, (text) => text.trim().length <= 20_000);
});

test("trimming twice is trimming once, and checking doesn't depend on it", () => {
  const values = fc.record(mapFields(() => padded(fc.string({ unit: "binary", maxLength: 8 }))));
  fc.assert(
    fc.property(values, (typed) => {
      const trimmed = trimValues(typed);
      return (
        isDeepStrictEqual(trimValues(trimmed), trimmed) &&
        isDeepStrictEqual(validate(trimmed), validate(typed))
      );
    }),
    CASES,
  );
});
