import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = path.join("src", "styles", "tokens.css");

/** The two colour schemes, as `prefers-color-scheme` names them. */
export const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** The values of the tokens in a scheme, by their names without the two dashes. */
export function readTokens(scheme: Scheme): ReadonlyMap<string, string> {
  const css = readFileSync(TOKENS, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  const [light = "", rest = ""] = css.split("@media screen and (prefers-color-scheme: dark)");
  const [dark = ""] = rest.split("@media print");
  const declarations = scheme === "dark" ? light + dark : light;
  return new Map(
    Array.from(declarations.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
      name,
      value.trim(),
    ]),
  );
}

/**
 * A colour of the tokens as #rrggbb.
 *
 * @throws Error if there is no such token, or if it is no plain colour.
 */
export function colorOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? "";
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
