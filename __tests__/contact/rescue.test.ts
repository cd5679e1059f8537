import { mailtoUrl } from "../../src/contact/rescue";

test("the mailto URL contains the subject and the text with CRLF line breaks", () => {
  const url = mailtoUrl("sales@paralane.example", "A & B?", "one\ntwo\r\n100% ü=1&x");
  expect(url).toBe(
    "mailto:sales@paralane.example?subject=A%20%26%20B%3F" +
      "&body=one%0D%0Atwo%0D%0A100%25%20%C3%BC%3D1%26x",
  );
});

test("a lone surrogate doesn't break the URL, and a surrogate pair is encoded", () => {
  expect(mailtoUrl("a@b.example", "", "\ud800 \udc00 \u{1f600}")).toBe(
    "mailto:a@b.example?subject=&body=%EF%BF%BD%20%EF%BF%BD%20%F0%9F%98%80",
  );
});

test("text that would make the URL too long is omitted", () => {
  const fits = 2_000 - "mailto:a@b.example?subject=Hi&body=".length;
  expect(mailtoUrl("a@b.example", "Hi", "x".repeat(fits))).toHaveLength(2_000);
  expect(mailtoUrl("a@b.example", "Hi", "x".repeat(fits + 1))).toBe(
    "mailto:a@b.example?subject=Hi",
  );
});
