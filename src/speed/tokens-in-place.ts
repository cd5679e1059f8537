import { readFileSync } from "node:fs";
import { inLetters, UPPER } from "./class-names";

/** The part of a declaration of PostCSS that is changed here. */
interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface Root {
  walkDecls(change: (declaration: Declaration) => void): void;
}

const REFERENCE = /var\((--[a-z0-9-]+)\)/g;

/**
 * A plugin of PostCSS that writes the value of a design token where the token is used, if it is the
 * same everywhere, and shortens the names of the others, such as `--A` for `--color-bg`, which has
 * another value in the dark. Capitals, which a module's own properties don't have. Together 0.6 KB of
 * Home's first answer (brotli), and a browser has a third of the properties to look up.
 *
 * @param sheet The style sheet that declares the tokens; their order there gives their letters
 * @throws Error if it declares none, and from the plugin if a module gives a token whose value is
 *   written in place another one, or uses it other than as `var(--token)`: neither would do anything
 */
export function tokensInPlace(sheet: string) {
  const { values, letters } = readTokens(sheet);
  const inPlace = (text: string): string =>
    text.replace(REFERENCE, (reference, name) => values.get(name) ?? reference);
  const shortened = (text: string): string =>
    text.replace(/--[a-z0-9-]+/g, (name) => {
      if (!values.has(name)) return letters.get(name) ?? name;
      throw new Error(`${name} has one value everywhere, which stands where it is used: ${text}`);
    });
  return {
    postcssPlugin: "tokens-in-place",
    Once(root: Root): void {
      root.walkDecls((declaration) => {
        const { prop } = declaration;
        const value = inPlace(declaration.value);
        if (values.get(prop) === oneLine(value)) {
          declaration.remove();
          return;
        }
        declaration.prop = shortened(prop);
        declaration.value = shortened(value);
      });
    },
  };
}

/** The tokens of a sheet: those with one value, and the short names of those with several. */
function readTokens(sheet: string) {
  const css = readFileSync(sheet, "utf8");
  const declared = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(/^\s*(--[a-z0-9-]+):([^;]+);/gm)) {
    declared.set(name, [...(declared.get(name) ?? []), oneLine(value)]);
  }
  if (declared.size === 0) throw new Error(`${sheet} declares no token`);
  const values = new Map<string, string>();
  // A sheet declares what a token refers to above the token.
  for (const [name, [value = "", ...others]] of declared) {
    const text = value.replace(REFERENCE, (reference, other) => values.get(other) ?? reference);
    if (others.length === 0 && !text.includes("var(")) values.set(name, text);
  }
  const varying = [...declared.keys()].filter((name) => !values.has(name));
  const letters = new Map(varying.map((name, index) => [name, `--${inLetters(index, UPPER)}`]));
  return { values, letters };
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, " ").trim();
}
