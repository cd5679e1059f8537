import { mailtoUrl } from "../../src/contact/rescue";

test.each([
  ["the characters of a query", "A & B?", "A%20%26%20B%3F"],
  ["line breaks, which become CRLF", "one\ntwo\r\n3", "one%0D%0Atwo%0D%0A3"],
  ["lone surrogates and a pair", "\ud800 \udc00 \u{1f600}", "%EF%BF%BD%20%EF%BF%BD%20%F0%9F%98%80"],
])("a mailto URL encodes %s", (_what, text, encoded) => {
  expect(mailtoUrl("a@b.example", "A & B?", text)).toBe(
    `mailto:a@b.example?subject=A%20%26%20B%3F&body=${encoded}`,
  );
});

test("text that would make the URL too long is omitted", () => {
  const fits = 2_000 - "mailto:a@b.example?subject=Hi&body=".length;
  expect(mailtoUrl("a@b.example", "Hi", "x".repeat(fits))).toHaveLength(2_000);
  expect(mailtoUrl("a@b.example", "Hi", "x".repeat(fits + 1))).toBe(
    "mailto:a@b.example?subject=Hi",
  );
});
