import { readFileSync } from "node:fs";

interface TokenBlock {
  media: string;
  tokens: ReadonlyMap<string, string>;
}

const BLOCK = /(?:@media\s([^{]+?)\s*\{\s*)?:root\s*\{([^}]*)\}/g;
const DECLARATION = /(--[a-z0-9-]+):([^;]+);/g;

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
