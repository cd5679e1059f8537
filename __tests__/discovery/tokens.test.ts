import { colorOf, readTokens } from "../../src/discovery/tokens";

test("a token has another value in the dark", () => {
  expect(colorOf("color-bg", readTokens("light"))).toBe("#fffefb");
  expect(colorOf("color-bg", readTokens("dark"))).toBe("#0c1110");
});

test("what the dark scheme leaves is as in the light", () => {
  expect(colorOf("color-inverse-passed", readTokens("dark"))).toBe("#4fd693");
});

test("what is no colour is refused", () => {
  expect(() => colorOf("space-1", readTokens("light"))).toThrow(/no colour "space-1"/);
  expect(() => colorOf("color-gone", readTokens("light"))).toThrow(/no colour "color-gone"/);
});
