import path from "node:path";
import { blocksOf } from "../styles/token-blocks";

const TOKENS = path.join("src", "styles", "tokens.css");

/** The two colour schemes, as `prefers-color-scheme` names them. */
export const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/**
 * The values of the tokens in a scheme, by their names.
 *
 * @throws Error if the style sheet has no block for all cases, or none for the dark: that would be read
 *   as light
 */
export function readTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const blocks = blocksOf(TOKENS);
  const light = blocks.find(({ media }) => media === "");
  const dark = blocks.find(({ media }) => media.includes("(prefers-color-scheme: dark)"));
  if (!light || !dark) throw new Error(`${TOKENS} has no block for ${light ? "dark" : "light"}`);
  return new Map([...light.tokens, ...(scheme === "dark" ? dark.tokens : [])]);
}

/**
 * A colour of the tokens as #rrggbb.
 *
 * @throws Error if there is no such token, or if it is no plain colour.
 */
export function colorOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(`--${name}`) ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colorOf(other, tokens);
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value)) {
    throw new Error(`${TOKENS} has no colour "${name}"`);
  }
  return value;
}

/** The colour of the browser's own parts around the page: the page's, in each scheme. */
export function themeColors(): { scheme: Scheme; color: string }[] {
  return SCHEMES.map((scheme) => ({ scheme, color: colorOf("color-bg", readTokens(scheme)) }));
}
