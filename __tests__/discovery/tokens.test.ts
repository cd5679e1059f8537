import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { colorOf, readTokens } from "../../src/discovery/tokens";

test("a token has another value in the dark", () => {
  expect(colorOf("color-bg", readTokens("light"))).toBe("#fffefb");
  expect(colorOf("color-bg", readTokens("dark"))).toBe("#0c1110");
});

test("what the dark scheme leaves is as in the light", () => {
  expect(colorOf("color-board-passed", readTokens("dark"))).toBe("#4fd693");
});

test("what is no colour is refused", () => {
  expect(() => colorOf("space-1", readTokens("light"))).toThrow(/no colour "space-1"/);
  expect(() => colorOf("color-gone", readTokens("light"))).toThrow(/no colour "color-gone"/);
});

test("a style sheet without a block for the dark is refused, which would be read as light", () => {
  const project = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-tokens-"));
  process.chdir(folder);
  try {
    mkdirSync("src/styles", { recursive: true });
    writeFileSync("src/styles/tokens.css", ":root {\n  --color-bg: #fff;\n}\n");
    expect(() => readTokens("dark")).toThrow("src/styles/tokens.css has no block for dark");
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
});
