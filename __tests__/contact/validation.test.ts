import {
  cleanValues,
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

test.each([
  "a@b.museum",
  "a@b.co",
  "A@B.CO",
  "ada.lovelace+tests@mail.example.com",
  "o'brien@example.ie",
  "a@1.my-host.com",
  "ünï@müller.de",
  "a@पाठ.com",
  "  a@b.com\u00a0",
  "a@b.com\u200b\u2060\u202c",
])("the email %j is accepted", (email) => {
  expect(errorOf("email", email)).toBeUndefined();
});

test.each([
  "",
  "   ",
  "@b.com",
  "a@b",
  "a@b.c",
  "a@b.company",
  "a@b.c0m",
  "a@.com",
  "a@b..com",
  "a@b.com.",
  "a@@b.com",
  "a@b@c.com",
  "a b@c.com",
  "a\u00a0b@c.com",
  "a@b.com\nc@d.com",
  "a@b.com, c@d.com",
  "<a@b.com>",
  "mailto:a@b.com",
  "a@b!.com",
  "a\ud800@b.com",
  "a@b.\u212am",
  "a@b.\u017fe",
])("the email %j is rejected", (email) => {
  expect(errorOf("email", email)).toBe("email");
});

test.each([
  "",
  "  ",
  "5035550142",
  "503-555-0142",
  "503.555.0142",
  "503/555/0142",
  "503 555 0142",
  "(503)5550142",
  "(503) 555-0142",
  "503-5550142",
  " 503 555 0142\u00a0",
  "(503)\u00a0555\u20110142",
  "503\u2013555\u20130142",
  "503\u2012555\u22120142",
  // Some address books wrap copied phone numbers in Unicode directional marks.
  "\u202a(503) 555-0142\u202c",
])("the phone number %j is accepted", (phone) => {
  expect(errorOf("phone", phone)).toBeUndefined();
});

test.each([
  "503555014",
  "50355501422",
  "+1 503 555 0142",
  "503-555-0142 x9",
  "(503 555-0142",
  "503) 555-0142",
  "(503)  555-0142",
  "503--555-0142",
  "503-555--0142",
  "(50)35550142",
  "503 (555) 0142",
  "503,555,0142",
  "503-5550-142",
  "503-555-0142-",
  "٥٠٣٥٥٥٠١٤٢",
  "503\t555\t0142",
  "503-555-0142\n5035550142",
])("the phone number %j is rejected", (phone) => {
  expect(errorOf("phone", phone)).toBe("phone");
});

test.each([
  ["firstName", 500],
  ["lastName", 500],
  ["email", 500],
  ["phone", 500],
  ["company", 500],
  ["message", 20_000],
] as const)("%s may have %d characters, not counting whitespace around them", (name, most) => {
  expect(errorOf(name, ` ${"x".repeat(most)}\n`)).not.toBe("tooLong");
  expect(errorOf(name, "x".repeat(most + 1))).toBe("tooLong");
});

test("what is sent lacks leading and trailing whitespace, and no other visible text", () => {
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
