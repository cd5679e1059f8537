import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = path.join("src", "styles", "tokens.css");

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

const LIGHT = /:root\s*\{([^}]*)\}/;
const DARK = /@media [^{]*\(prefers-color-scheme: dark\)\s*\{\s*:root\s*\{([^}]*)\}/;

export function readTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const css = readFileSync(TOKENS, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const blocks = scheme === "dark" ? [LIGHT, DARK] : [LIGHT];
  const declared = blocks.flatMap((block) => [
    ...(block.exec(css)?.[1] ?? "").matchAll(/(--[\w-]+):\s*([^;]+);/g),
  ]);
  return new Map(declared.map(([, name = "", value = ""]) => [name, value]));
}

/** Throws if there is no such token or if its value isn't a plain color. */
function colorOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(`--${name}`) ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colorOf(other, tokens);
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value)) {
    throw new Error(`${TOKENS} has no color "${name}"`);
  }
  return value;
}

/** The page's background, which browsers use for the UI around the page. */
export function themeColors(): { scheme: Scheme; color: string }[] {
  return SCHEMES.map((scheme) => ({ scheme, color: colorOf("color-bg", readTokens(scheme)) }));
}
