import path from "node:path";
import { blocksOf } from "../styles/token-blocks";

const TOKENS = path.join("src", "styles", "tokens.css");

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** Throws if the style sheet has no token block for the color scheme. */
export function readTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const blocks = blocksOf(TOKENS);
  const light = blocks.find(({ media }) => media === "");
  const dark = blocks.find(({ media }) => media.includes("(prefers-color-scheme: dark)"));
  if (!light || !dark) throw new Error(`${TOKENS} has no block for ${light ? "dark" : "light"}`);
  return new Map([...light.tokens, ...(scheme === "dark" ? dark.tokens : [])]);
}

/** Throws if there is no such token or if its value isn't a plain color. */
export function colorOf(name: string, tokens: ReadonlyMap<string, string>): string {
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
