import { describeValues, mailtoAddress } from "../../src/contact/rescue";
import { contactWords } from "../support/contact-words";

const values = {
  firstName: " Ada ",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: " ",
  company: "Analytical Engines",
  message: "\nHow many\ntests? ",
};

test("what was typed becomes a labelled line a field, without blank ones, the message last", () => {
  expect(describeValues(values, contactWords)).toBe(
    "First name: Ada\nLast name: Lovelace\nWork email: ada@example.com\n" +
      "Company: Analytical Engines\n\nHow many\ntests?",
  );
});

test("the email's address carries the subject and the text, with the line ends of emails", () => {
  const address = mailtoAddress("sales@paralane.example", "A & B?", "one\ntwo\r\n100% ü=1&x");
  expect(address).toBe(
    "mailto:sales@paralane.example?subject=A%20%26%20B%3F" +
      "&body=one%0D%0Atwo%0D%0A100%25%20%C3%BC%3D1%26x",
  );
});

test("half a surrogate pair can't break the address, and a whole one arrives", () => {
  expect(mailtoAddress("a@b.example", "", "\ud800 \udc00 \u{1f600}")).toBe(
    "mailto:a@b.example?subject=&body=%EF%BF%BD%20%EF%BF%BD%20%F0%9F%98%80",
  );
});

test("a text that makes the address too long for some mail programs is left out whole", () => {
  const fits = 2_000 - "mailto:a@b.example?subject=Hi&body=".length;
  expect(mailtoAddress("a@b.example", "Hi", "x".repeat(fits))).toHaveLength(2_000);
  expect(mailtoAddress("a@b.example", "Hi", "x".repeat(fits + 1))).toBe(
    "mailto:a@b.example?subject=Hi",
  );
});
