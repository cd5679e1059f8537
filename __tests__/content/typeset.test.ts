import { typeset } from "../../src/content/typeset";

const figures = new Map([["speedup", "15x"]]);

test("a straight apostrophe inside a word becomes a curly one", () => {
  expect(typeset("What's your team's deadline?", figures)).toBe("What’s your team’s deadline?");
  expect(typeset("la suite de l'équipe", figures)).toBe("la suite de l’équipe");
});

test("a straight apostrophe after a plural possessive becomes a curly one", () => {
  expect(typeset("the tests' own times, and the teams' 3", figures)).toBe(
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
])("%s doesn't change", (text) => {
  expect(typeset(text, figures)).toBe(text);
});

test("figures in braces are replaced with their values", () => {
  expect(typeset("{speedup} faster, isn't it?", figures)).toBe("15x faster, isn’t it?");
});

test.each([
  ["a combining accent", "Cafe\u0301 u\u0308ber", "Café über"],
  ["ligatures from a PDF", "e\uFB03cient \uFB01gures", "efficient figures"],
  ["multiple spaces", "One.  Two,   three", "One. Two, three"],
])("normalizes %s", (_what, pasted, published) => {
  expect(typeset(pasted, figures)).toBe(published);
});

test.each(["m² ½ … №", "a\u00A0b", "Ａ"])("%s isn't normalized", (text) => {
  expect(typeset(text, figures)).toBe(text);
});
