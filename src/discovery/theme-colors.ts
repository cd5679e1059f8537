import { readFileSync } from "node:fs";
import path from "node:path";

const TOKENS = path.join("src", "styles", "tokens.css");

/** The page's background in each color scheme, which browsers use for the UI around the page. */
export function themeColors(): { scheme: string; color: string }[] {
  const css = readFileSync(TOKENS, "utf8");
  // The tokens for the dark scheme follow those for the light one.
  const names = Array.from(css.matchAll(/--color-bg: var\((.*)\);/g), ([, name]) => name);
  return ["light", "dark"].map((scheme, index) => {
    const [, color] = new RegExp(`${names[index]}: (#\\w+);`).exec(css) ?? [];
    if (color === undefined) throw new Error(`${TOKENS} has no color-bg for the ${scheme} scheme`);
    return { scheme, color };
  });
}
