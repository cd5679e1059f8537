import path from "node:path";
import { blocksOf } from "../styles/token-blocks";

const TOKENS = path.join("src", "styles", "tokens.css");

/** The two color schemes, as named in `prefers-color-scheme`. */
export const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * Returns the value of each token in a color scheme, by name.
 *
 * @throws Error if the style sheet lacks the block for either scheme, because a missing dark block would
 * otherwise go unnoticed
 */
export function readTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const blocks = blocksOf(TOKENS);
  const light = blocks.find(({ media }) => media === "");
  const dark = blocks.find(({ media }) => media.includes("(prefers-color-scheme: dark)"));
  if (!light || !dark) throw new Error(`${TOKENS} has no block for ${light ? "dark" : "light"}`);
  return new Map([...light.tokens, ...(scheme === "dark" ? dark.tokens : [])]);
}

/**
 * Returns a color token as #rgb or #rrggbb.
 *
 * @throws Error if there is no such token or if its value isn't a plain color
 */
export function colorOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(`--${name}`) ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colorOf(other, tokens);
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value)) {
    throw new Error(`${TOKENS} has no color "${name}"`);
  }
  return value;
}

/**
 * Returns the page's background color in each scheme. Browsers use it as the color of the UI around the page.
 */
export function themeColors(): { scheme: Scheme; color: string }[] {
  return SCHEMES.map((scheme) => ({ scheme, color: colorOf("color-bg", readTokens(scheme)) }));
}
