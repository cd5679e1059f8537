import { blocksOf } from "../styles/token-blocks";
import { inLetters, UPPER } from "./class-names";

/** The part of a declaration of PostCSS that is changed here. */
interface Declaration {
  prop: string;
  value: string;
  remove(): void;
}

interface Root {
  source?: { input: { file?: string } };
  walkDecls(change: (declaration: Declaration) => void): void;
}

const REFERENCE = /var\((--[a-z0-9-]+)\)/g;

/**
 * A plugin of PostCSS that writes the value of a design token where the token is used, if it is the
 * same everywhere, and shortens the names of the others, such as `--A` for `--color-bg`, which has
 * another value in the dark: one name for tokens that are the same everywhere. Capitals, which a
 * module's own properties don't have. Together 0.7 KB of Home's first answer (brotli), and a browser
 * has a third of the properties to look up.
 *
 * @param sheet The style sheet that declares the tokens, in a block for each of the cases in which they
 *   differ; their order there gives their letters
 * @throws Error if it declares none, and from the plugin if a module gives another value to a token that
 *   is written in place or shares its name, or uses the first other than as `var(--token)`: that would do
 *   nothing, or too much
 */
export function tokensInPlace(sheet: string) {
  const { values, letters, shared } = sortTokens(sheet);
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
      const isSheet = root.source?.input.file === sheet;
      root.walkDecls((declaration) => {
        const { prop } = declaration;
        if (isSheet && (values.has(prop) || shared.get(prop) === "another's")) {
          declaration.remove();
          return;
        }
        if (!isSheet && shared.has(prop)) {
          throw new Error(`${prop} has the values of another token, which would change with it`);
        }
        declaration.prop = shortened(prop);
        declaration.value = shortened(inPlace(declaration.value));
      });
    },
  };
}

/**
 * The tokens of a sheet: the values of those with one, and the short names of those with several; of
 * these, `shared` are the ones with one name, all but the first "another's".
 */
function sortTokens(sheet: string) {
  const blocks = blocksOf(sheet).map(({ tokens }) => tokens);
  const names = new Set(blocks.flatMap((block) => [...block.keys()]));
  if (names.size === 0) throw new Error(`${sheet} declares no token`);

  const values = new Map<string, string>();
  const resolved = (text: string) =>
    text.replace(REFERENCE, (reference, other) => values.get(other) ?? reference);
  // What each token has in each block. A sheet declares what a token refers to above the token.
  const cases = new Map<string, string[]>();
  for (const name of names) {
    const own = blocks.map((block) => resolved(block.get(name) ?? ""));
    const [value = "", ...others] = new Set(own.filter((text) => text !== ""));
    if (others.length === 0 && !value.includes("var(")) values.set(name, value);
    else cases.set(name, own);
  }

  const firsts = new Map<string, string>();
  const letters = new Map<string, string>();
  const shared = new Map<string, "first" | "another's">();
  for (const [name, own] of cases) {
    const key = own.join("\n");
    const first = firsts.get(key);
    if (first === undefined) {
      letters.set(name, `--${inLetters(firsts.size, UPPER)}`);
      firsts.set(key, name);
    } else {
      letters.set(name, letters.get(first) ?? "");
      shared.set(first, "first").set(name, "another's");
    }
  }
  return { values, letters, shared };
}
