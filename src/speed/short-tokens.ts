import { readFileSync } from "node:fs";
import { inLetters, UPPER } from "./class-names";

/** The part of a declaration of PostCSS that is changed here. */
interface Declaration {
  prop: string;
  value: string;
}

interface Root {
  walkDecls(change: (declaration: Declaration) => void): void;
}

/**
 * A plugin of PostCSS that writes the design's tokens in capitals, such as `--A` for `--paper-0`:
 * 0.3 KB of Home's first answer (brotli). Capitals, which a module's own properties don't have.
 *
 * @param sheet The style sheet that declares the tokens; their order there gives their letters
 * @throws Error if it declares none
 */
export function shortTokens(sheet: string) {
  const declared = readFileSync(sheet, "utf8").matchAll(/^\s*(--[a-z0-9-]+):/gm);
  const tokens = [...new Set([...declared].map(([, name]) => name))];
  if (tokens.length === 0) throw new Error(`${sheet} declares no token`);
  const letters = new Map(tokens.map((name, index) => [name, `--${inLetters(index, UPPER)}`]));
  const shorten = (css: string) =>
    css.replace(/--[a-z0-9-]+/g, (name) => letters.get(name) ?? name);
  return {
    postcssPlugin: "short-tokens",
    Once(root: Root): void {
      root.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}
