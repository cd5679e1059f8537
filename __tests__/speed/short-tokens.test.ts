import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { shortTokens } from "../../src/speed/short-tokens";

const folder = mkdtempSync(path.join(tmpdir(), "short-tokens-"));
const sheet = path.join(folder, "tokens.css");
afterAll(() => rmSync(folder, { recursive: true }));

/** What becomes of a declaration where these tokens are declared. */
function shortened(tokens: string, prop: string, value: string) {
  writeFileSync(sheet, `:root {\n${tokens}\n}`);
  const declaration = { prop, value };
  shortTokens(sheet).Once({ walkDecls: (change) => change(declaration) });
  return declaration;
}

const TOKENS = "  --paper-0: #fff;\n  --paper: red;\n  --color-bg: var(--paper-0);";

it("writes a token in capitals where it is declared and where it is used", () => {
  expect(shortened(TOKENS, "--color-bg", "var(--paper-0)")).toEqual({
    prop: "--C",
    value: "var(--A)",
  });
  expect(shortened(TOKENS, "border", "1px solid var(--paper, var(--color-bg))")).toEqual({
    prop: "border",
    value: "1px solid var(--B, var(--C))",
  });
});

it("leaves a module's own properties as they are, and names that only begin like a token", () => {
  expect(shortened(TOKENS, "--lanes", "calc(var(--paper-01) - 1px)")).toEqual({
    prop: "--lanes",
    value: "calc(var(--paper-01) - 1px)",
  });
});

it("gives one name to a token that is declared once more for another scheme", () => {
  const twice = `${TOKENS}\n  --paper: blue;\n  --last: 0;`;
  expect(shortened(twice, "color", "var(--last)").value).toBe("var(--E)");
});

it("fails where there are no tokens any more", () => {
  expect(() => shortened("", "color", "red")).toThrow(`${sheet} declares no token`);
});
