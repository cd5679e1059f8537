import { asPublished } from "../../src/content/as-published";

const figures = new Map([["speedup", "15x"]]);

test("an apostrophe inside a word is that of print", () => {
  expect(asPublished("What's your team's deadline?", figures)).toBe("What’s your team’s deadline?");
  expect(asPublished("la suite de l'équipe", figures)).toBe("la suite de l’équipe");
});

test("and so is the one after a plural", () => {
  expect(asPublished("the tests' own times, and the teams' 3", figures)).toBe(
    "the tests’ own times, and the teams' 3",
  );
});

test.each([
  "'quoted'",
  "--grep='tests' lanes",
  "tests' 'order",
  "5' 3",
  "--grep='checkout'",
  "It’s done",
])("%s stays as it is written", (text) => {
  expect(asPublished(text, figures)).toBe(text);
});

test("figures are written in", () => {
  expect(asPublished("{speedup} faster, isn't it?", figures)).toBe("15x faster, isn’t it?");
});

test.each([
  ["an accent that is a character of its own", "Cafe\u0301 u\u0308ber", "Café über"],
  ["letters that a PDF has joined", "e\uFB03cient \uFB01gures", "efficient figures"],
  ["more than one space", "One.  Two,   three", "One. Two, three"],
])("%s is put right", (_what, pasted, published) => {
  expect(asPublished(pasted, figures)).toBe(published);
});

test.each(["m² ½ … №", "a\u00A0b", "Ａ"])("%s stays as it is typed", (text) => {
  expect(asPublished(text, figures)).toBe(text);
});
