import {
  cleanValues,
  type ErrorCode,
  FIELD_NAMES,
  type FieldName,
  type FieldValues,
  mapFields,
  validate,
} from "../../src/contact/validation";

const valid: FieldValues = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "",
  company: "Analytical Engines",
  message: "",
};

function errorOf(name: FieldName, value: string) {
  return validate({ ...valid, [name]: value })[name];
}

test("if the required fields are valid, there are no errors", () => {
  expect(validate(valid)).toStrictEqual({});
});

test("an empty form has an error for every required field and for no optional field", () => {
  expect(validate(mapFields(() => ""))).toEqual({
    firstName: "required",
    lastName: "required",
    email: "email",
    company: "required",
  });
});

test.each(["firstName", "lastName", "company"] as const)(
  "a value for %s with nothing visible counts as missing",
  (name) => {
    expect(errorOf(name, " \u00a0\t\n\ufeff")).toBe("required");
    expect(errorOf(name, "\u200b\u3164 \u2060")).toBe("required");
    expect(errorOf(name, "\u00a0x ")).toBeUndefined();
  },
);

/** The values of a field that aren't answered with this error. */
const withoutError = (name: FieldName, error: ErrorCode | undefined, values: readonly string[]) =>
  values.filter((value) => errorOf(name, value) !== error);

test.each([
  ["plain", ["a@b.co", "a@b.museum", "A@B.CO", "ada.lovelace+tests@mail.example.com"]],
  ["unusual", ["o'brien@example.ie", "a@1.my-host.com", "ünï@müller.de", "a@पाठ.com"]],
  ["copied", ["  a@b.com\u00a0", "a@b.com\u200b\u2060\u202c"]],
])("%s email addresses are accepted", (_what, emails) => {
  expect(withoutError("email", undefined, emails)).toEqual([]);
});

test.each([
  ["nothing in one of its parts", ["", "   ", "@b.com", "a@.com", "a@b..com", "a@b.com."]],
  ["no top-level domain of 2 to 6 letters", ["a@b", "a@b.c", "a@b.company", "a@b.c0m"]],
  ["letters that only look like Latin ones there", ["a@b.\u212am", "a@b.\u017fe"]],
  ["more than one @", ["a@@b.com", "a@b@c.com", "a@b.com\nc@d.com", "a@b.com, c@d.com"]],
  ["spaces", ["a b@c.com", "a\u00a0b@c.com"]],
  ["other characters", ["<a@b.com>", "mailto:a@b.com", "a@b!.com", "a\ud800@b.com"]],
])("an email address with %s is rejected", (_what, emails) => {
  expect(withoutError("email", "email", emails)).toEqual([]);
});

test.each([
  ["blank", ["", "  "]],
  ["usual", ["5035550142", "503-555-0142", "503.555.0142", "503/555/0142", "503 555 0142"]],
  ["partly separated", ["(503)5550142", "(503) 555-0142", "503-5550142"]],
  ["typeset", ["(503)\u00a0555\u20110142", "503\u2013555\u20130142", "503\u2012555\u22120142"]],
  // Some address books wrap copied phone numbers in Unicode directional marks.
  ["copied", [" 503 555 0142\u00a0", "\u202a(503) 555-0142\u202c"]],
])("%s phone numbers are accepted", (_what, phones) => {
  expect(withoutError("phone", undefined, phones)).toEqual([]);
});

test.each([
  [
    "too few or too many digits",
    ["503555014", "50355501422", "+1 503 555 0142", "503-555-0142 x9"],
  ],
  ["misplaced parentheses", ["(503 555-0142", "503) 555-0142", "(50)35550142", "503 (555) 0142"]],
  ["two separators in a row", ["(503)  555-0142", "503--555-0142", "503-555--0142"]],
  ["misplaced separators", ["503-5550-142", "503-555-0142-"]],
  ["other separators", ["503,555,0142", "503\t555\t0142", "503-555-0142\n5035550142"]],
  ["other digits", ["٥٠٣٥٥٥٠١٤٢"]],
])("a phone number with %s is rejected", (_what, phones) => {
  expect(withoutError("phone", "phone", phones)).toEqual([]);
});

test.each(FIELD_NAMES)("%s has a limit, not counting whitespace around the text", (name) => {
  const most = name === "message" ? 20_000 : 500;
  expect(errorOf(name, ` ${"x".repeat(most)}\n`)).not.toBe("tooLong");
  expect(errorOf(name, "x".repeat(most + 1))).toBe("tooLong");
});

test("what is sent has the six keys in order, lacks leading and trailing whitespace, and no other visible text", () => {
  const keys = ["firstName", "lastName", "email", "phone", "company", "message"];
  expect(Object.keys(cleanValues(valid))).toEqual(keys);
  expect(cleanValues(mapFields(() => "\u00a0 a  b \r\n"))).toEqual(mapFields(() => "a  b"));
  const odd = "<script>=HYPERLINK(\ud800</script>";
  expect(cleanValues(mapFields(() => odd))).toEqual(mapFields(() => odd));
});

test.each([
  ["zero-width spaces and word joiners", "\u200bAda\u2060\ufeff"],
  ["directional marks and isolates", "\u202aA\u200ed\u061ca\u202c\u2069"],
  ["soft hyphens and grapheme joiners", "A\u00add\u034fa"],
  ["Hangul fillers", "\u3164Ada\uffa0"],
  ["control characters", "\u0000A\u0085da\u007f"],
  ["joiners and selectors that join nothing", "\ufe0fAda\u200d \u200c"],
])("%s are dropped from every field", (_what, value) => {
  expect(cleanValues(mapFields(() => value))).toEqual(mapFields(() => "Ada"));
});

test.each([
  ["a Persian name", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"],
  ["a joined emoji", "\u2764\ufe0f\u200d\u{1f525}"],
  ["a flag", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["line breaks and tabs", "a\n\tb"],
])("%s keeps its invisible characters in a name or a message", (_what, text) => {
  const { firstName, message, email, phone } = cleanValues(mapFields(() => text));
  expect([firstName, message]).toEqual([text, text]);
  // No email address or phone number looks different without them.
  expect([email, phone].join("")).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
});

test.each([
  [
    "labels, the last of which is long",
    (size: number) => `a@${"a.".repeat(size)}${"a".repeat(size)}`,
  ],
  ["one endless label", (size: number) => `a@${"a".repeat(size)}!`],
  ["separators", (size: number) => `503${" -".repeat(size)}`],
  ["inner whitespace", (size: number) => `a${" ".repeat(size)}b`],
])(
  "a hundred times as many %s take about a hundred times as long to validate, not ten thousand times",
  (_what, text) => {
    const timeOf = (size: number) => {
      const values = mapFields(() => text(size));
      // Use the fastest of several runs, because the machine may be busy.
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now();
        validate(values);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    expect(timeOf(100_000) / timeOf(1_000)).toBeLessThan(2_000);
  },
);
