import { curlApostrophes } from "../../src/content/apostrophes";

test("an apostrophe inside a word is that of print", () => {
  expect(curlApostrophes("What's your team's deadline?")).toBe("What’s your team’s deadline?");
  expect(curlApostrophes("la suite de l'équipe")).toBe("la suite de l’équipe");
});

test.each(["'quoted'", "tests' 'order", "5' 3", "--grep='checkout'", "It’s done"])(
  "%s stays as it is written",
  (text) => {
    expect(curlApostrophes(text)).toBe(text);
  },
);
