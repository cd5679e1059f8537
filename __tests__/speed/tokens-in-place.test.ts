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
  --color-link: var(--ink);
  --color-fill: #fff;
  --border: 1px solid var(--color-text);
}

@media (prefers-color-scheme: dark) {
  :root {
    --color-bg: var(--ink);
    --color-text: #fff;
    --color-link: #fff;
    --color-fill: #fff;
  }
}

@media print {
  :root {
    --color-bg: #fff;
  }
}`;

/** What a build makes of a style sheet where the tokens are these. */
function built(css: string, { tokens = TOKENS, from = path.join(folder, "Hero.module.css") } = {}) {
  writeFileSync(sheet, tokens);
  return postcss([tokensInPlace(sheet)]).process(css, { from }).css;
}

it("writes a token's value where it is used, if it has one value everywhere", () => {
  expect(built("a { margin: calc(var(--space) * 2) var(--space); font-family: var(--font) }")).toBe(
    'a { margin: calc(0.5rem * 2) 0.5rem; font-family: "Geist", sans-serif }',
  );
  expect(built("a { fill: var(--color-fill) }")).toBe("a { fill: #fff }");
});

it("keeps a token that has another value in the dark, in capitals, and what rests on it", () => {
  expect(built("a { background: var(--color-bg); border: var(--border) }")).toBe(
    "a { background: var(--A); border: var(--C) }",
  );
});

it("gives one name to tokens that are the same everywhere", () => {
  expect(built("a { color: var(--color-link) } p { color: var(--color-text) }")).toBe(
    "a { color: var(--B) } p { color: var(--B) }",
  );
});

it("declares the kept tokens alone, each once, with their values in place", () => {
  expect(built(TOKENS, { from: sheet }).match(/--[^;]+;/g)).toEqual([
    "--A: #fffefb;",
    "--B: #121918;",
    "--C: 1px solid var(--B);",
    "--A: #121918;",
    "--B: #fff;",
    "--A: #fff;",
  ]);
});

it("lets a module give a kept token another value", () => {
  expect(built("a { --color-bg: #000 }")).toBe("a { --A: #000 }");
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

it.each(["--color-text", "--color-link"])(
  "fails where a module gives another value to %s alone, which shares its name",
  (token) => {
    expect(() => built(`a { ${token}: #000 }`)).toThrow(
      `${token} has the values of another token, which would change with it`,
    );
  },
);

it("fails where there are no tokens any more", () => {
  expect(() => built("a { color: red }", { tokens: ":root {}" })).toThrow(
    `${sheet} declares no token`,
  );
});
