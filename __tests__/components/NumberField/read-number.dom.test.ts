import fc from "fast-check";
import { readNumber } from "../../../src/components/NumberField/read-number";

const inLanguage = (language: string) =>
  jest.spyOn(navigator, "language", "get").mockReturnValue(language);

afterEach(() => jest.restoreAllMocks());

test.each([
  ["38500", 38_500],
  ["38,500", 38_500],
  ["1,200,000", 1_200_000],
  ["38 500", 38_500],
  ["38\u202f500", 38_500],
  ["38\u00a0500", 38_500],
  ["38\u2009500", 38_500],
  ["38'500", 38_500],
  ["38’500", 38_500],
  ["1.200.000", 1_200_000],
  ["1,50,000", 150_000],
  ["12,34,567", 1_234_567],
  ["٣٨٬٥٠٠", 38_500],
  ["\u200f۳۸٬۵۰۰", 38_500],
  ["৩৮৫০০", 38_500],
  ["১,৫০,০০০", 150_000],
  ["３８５００", 38_500],
  ["１，２００，０００", 1_200_000],
  ["𝟙𝟚", 12],
  [" 20 ", 20],
  ["0", 0],
  ["007", 7],
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
