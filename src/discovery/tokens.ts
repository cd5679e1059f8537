import path from "node:path";
import { blocksOf } from "../styles/token-blocks";

const TOKENS = path.join("src", "styles", "tokens.css");

/** The two color schemes, as named in `prefers-color-scheme`. */
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * Returns the token values for a color scheme, keyed by name.
 *
 * @throws Error if the style sheet has no token block for one of the color schemes
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
 * Returns the page's background color in each color scheme. Browsers use this color for the UI around the
 * page.
 */
export function themeColors(): { scheme: Scheme; color: string }[] {
  return SCHEMES.map((scheme) => ({ scheme, color: colorOf("color-bg", readTokens(scheme)) }));
}
