import fc from "fast-check";
import {
  afterEdit,
  groupedText,
  readField,
  readNumber,
  shownText,
} from "../../../src/components/NumberField/read-number";

const inLanguage = (language: string) =>
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);

afterEach(() => jest.restoreAllMocks());

test.each([
  ["38500", 38_500],
  ["38,500", 38_500],
  ["38 500", 38_500],
  ["38'500", 38_500],
  ["38’500", 38_500],
  ["1.200.000", 1_200_000],
  ["1,50,000", 150_000],
  ["٣٨٬٥٠٠", 38_500],
  ["\u200f۳۸٬۵۰۰", 38_500],
  ["১,৫০,০০০", 150_000],
  ["３８５００", 38_500],
  ["𝟙𝟚", 12],
  [" 20 ", 20],
  ["0", 0],
])("%j is %d", (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each([
  ["no digits", ["", " ", "x", ",", "٬"]],
  ["a sign", ["-5", "−5", "+5", "-5,000"]],
  ["decimals", ["1.5", "3,85", "1.234", "5,000.5", "1.234,5", "٣٨٫٥٠٠", "12.34567", "0,500"]],
  ["groups of another size", ["20,00", "20,0000", "38,50", "1,2345,678", "1,00,00", "1,50,0000"]],
  ["several separators", ["1,234 567", "1.234,567", "1'234,567", "1,,234", "12 34", "1  234"]],
  ["other characters", ["1e5", "40k", "1S234", "5²", "½", "①", "三", "10\t000", "12:345", "$40"]],
  ["more digits than a number holds", ["99999999999999999", "9".repeat(400)]],
])("a text with %s is refused", (_what, texts) => {
  expect(texts.filter((text) => readNumber(text) !== undefined)).toEqual([]);
});

test.each([
  ["en-US", 38_500, undefined],
  ["de-DE", undefined, 38_500],
  ["fr-FR", undefined, undefined],
  // Browsers on Linux may report the system's locale, which isn't a language tag.
  ["C", 38_500, undefined],
  ["en-US@posix", 38_500, undefined],
])(
  "a single comma or full stop is read only if it groups digits in the visitor's language (%s)",
  (language, comma, stop) => {
    inLanguage(language);
    expect([readNumber("38,500"), readNumber("38.500")]).toEqual([comma, stop]);
  },
);

test("a number in a language's own format is read in the same language, and is never read as another number", () => {
  const languages = [
    ...["en-US", "en-IN", "de-DE", "de-CH", "fr-FR", "fr-CH", "es-ES", "pt-BR", "it-IT", "nl-NL"],
    ...["pl-PL", "cs-CZ", "sv-SE", "tr-TR", "ru-RU", "hi-IN-u-nu-deva", "bn-BD", "ar-EG", "fa-IR"],
    ...["ne-NP", "th-TH-u-nu-thai", "ja-JP-u-nu-fullwide", "id-ID", "mr-IN", "my-MM"],
  ];
  const whole = fc.oneof(fc.nat(9_999_999), fc.nat(20_000));
  const decimals = fc.nat(99_999_999).map((number) => number / 1000);
  const language = fc.constantFrom(...languages);
  fc.assert(
    fc.property(language, fc.oneof(whole, decimals), (own, number) => {
      inLanguage(own);
      const expected = Number.isInteger(number) ? number : undefined;
      expect(readNumber(new Intl.NumberFormat(own).format(number))).toBe(expected);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(language, language, whole, (own, other, number) => {
      inLanguage(own);
      const found = readNumber(new Intl.NumberFormat(other).format(number));
      expect([number, undefined]).toContain(found);
    }),
    { numRuns: 2000 },
  );
});

describe("editing a number in place", () => {
  /** What the field reads after each of several edits, which replace what the field shows. */
  function readAfter(value: number, ...shown: string[]): number | undefined {
    return readField(shown.reduce(afterEdit, groupedText(value)));
  }

  test.each([
    ["a digit is inserted", ["12,5000"], 125_000],
    ["digits are deleted from the end", ["12,00", "12,0"], 120],
    ["the first digit is deleted", ["2,000"], 2_000],
    ["a comma is deleted", ["12000"], 12_000],
    ["a comma is typed elsewhere", ["12000", "1,2000"], undefined],
    ["all is replaced with spaces between groups, and then edited", ["20 000", "20 0001"], 200_001],
    ["all is replaced", ["3", "38", "38,", "38,5"], undefined],
    ["all is replaced with another number", ["38500"], 38_500],
    ["a full stop is inserted", ["12,000.5"], undefined],
    ["only the comma is left", [","], undefined],
  ])("12,000: %s", (_what, shown, number) => {
    // The field's own commas don't count for visitors whose language has decimal commas either.
    inLanguage("de-DE");
    expect(readAfter(12_000, ...shown)).toBe(number);
  });

  test("whatever digits are inserted or deleted, the field reads the digits that it shows", () => {
    const edit = fc.record({
      at: fc.nat(),
      deleted: fc.nat(3),
      typed: fc.stringMatching(/^\d{0,3}$/),
    });
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.array(edit, { maxLength: 4 }), (value, edits) => {
        let text = groupedText(value);
        for (const { at, deleted, typed } of edits) {
          const shown = [...shownText(text)];
          shown.splice(at % (shown.length + 1), deleted, ...typed);
          text = afterEdit(text, shown.join(""));
          expect(shownText(text)).toBe(shown.join(""));
        }
        const digits = shownText(text).replaceAll(",", "");
        expect(readField(text)).toBe(digits === "" ? undefined : Number(digits));
      }),
    );
  });
});
