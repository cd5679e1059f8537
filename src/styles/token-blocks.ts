import { readFileSync } from "node:fs";

/** What a style sheet declares in one case. */
interface TokenBlock {
  /** The media query; blank for what holds wherever no other block says otherwise. */
  media: string;
  /** The values by the tokens' names, such as "--color-bg". */
  tokens: ReadonlyMap<string, string>;
}

const BLOCK = /(?:@media\s([^{]+?)\s*\{\s*)?:root\s*\{([^}]*)\}/g;
const DECLARATION = /(--[a-z0-9-]+):([^;]+);/g;

/** The blocks of a style sheet that declares tokens, in its order. */
export function blocksOf(sheet: string): TokenBlock[] {
  const css = readFileSync(sheet, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return Array.from(css.matchAll(BLOCK), ([, media = "", declarations = ""]) => ({
    media,
    tokens: new Map(
      Array.from(declarations.matchAll(DECLARATION), ([, name = "", value = ""]) => [
        name,
        value.replace(/\s+/g, " ").trim(),
      ]),
    ),
  }));
}
