import { colorOf, readTokens } from "../../src/discovery/tokens";

test("a token can have a different value in the dark scheme", () => {
  expect(colorOf("color-bg", readTokens("light"))).toBe("#fffefb");
  expect(colorOf("color-bg", readTokens("dark"))).toBe("#0c1110");
});

test("tokens that the dark scheme doesn't override have the light scheme's value", () => {
  expect(colorOf("color-inverse-passed", readTokens("dark"))).toBe("#4fd693");
});

test("tokens that aren't colors are rejected", () => {
  expect(() => colorOf("space-1", readTokens("light"))).toThrow(/no color "space-1"/);
  expect(() => colorOf("color-gone", readTokens("light"))).toThrow(/no color "color-gone"/);
});
