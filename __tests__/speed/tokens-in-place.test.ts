import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import postcss from "postcss";
import { tokensInPlace } from "../../src/speed/tokens-in-place";

const folder = mkdtempSync(path.join(tmpdir(), "tokens-in-place-"));
const sheet = path.join(folder, "tokens.css");
afterAll(() => rmSync(folder, { recursive: true }));

const TOKENS = `:root {
  --paper: #fffefb;
  --ink: #121918;
  --space: 0.5rem;
  --font:
    "Geist", sans-serif;
  --color-bg: var(--paper);
  --color-text: var(--ink);
  --border: 1px solid var(--color-text);
}

@media (prefers-color-scheme: dark) {
  :root {
    --color-bg: var(--ink);
    --color-text: #fff;
  }
}`;

/** What a build makes of a style sheet where the tokens are these. */
function built(css: string, tokens = TOKENS): string {
  writeFileSync(sheet, tokens);
  return postcss([tokensInPlace(sheet)]).process(css, { from: undefined }).css;
}

it("writes a token's value where it is used, if it has one value everywhere", () => {
  expect(built("a { margin: calc(var(--space) * 2) var(--space); font-family: var(--font) }")).toBe(
    'a { margin: calc(0.5rem * 2) 0.5rem; font-family: "Geist", sans-serif }',
  );
});

it("keeps a token that has another value in the dark, in capitals, and what it rests on", () => {
  expect(built("a { color: var(--color-text); border: var(--border) }")).toBe(
    "a { color: var(--B); border: var(--C) }",
  );
});

it("declares the kept tokens alone, with their values in place", () => {
  const css = built(TOKENS);
  expect(css.match(/--[^;]+;/g)).toEqual([
    "--A: #fffefb;",
    "--B: #121918;",
    "--C: 1px solid var(--B);",
    "--A: #121918;",
    "--B: #fff;",
  ]);
});

it("leaves a module's own properties as they are, and names that only begin like a token", () => {
  expect(built("a { --lanes: calc(var(--spacer) - var(--space)) }")).toBe(
    "a { --lanes: calc(var(--spacer) - 0.5rem) }",
  );
});

it("resolves a token inside another property's fallback", () => {
  expect(built("a { margin: var(--own, var(--space)) }")).toBe("a { margin: var(--own, 0.5rem) }");
});

it("fails where a module gives such a token another value, which nothing would read", () => {
  expect(() => built("a { --space: 2rem }")).toThrow(
    "--space has one value everywhere, which stands where it is used: --space",
  );
});

it("fails where such a token has a fallback, which alone would be left of it", () => {
  expect(() => built("a { margin: var(--space, 1rem) }")).toThrow(
    "--space has one value everywhere, which stands where it is used: var(--space, 1rem)",
  );
});

it("fails where there are no tokens any more", () => {
  expect(() => built("a { color: red }", ":root {}")).toThrow(`${sheet} declares no token`);
});
