import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

/** The scripts that stand in pages themselves, by the names that gatsby-ssr.tsx knows them under. */
const FILES = {
  start: "src/runtime/start-when-idle.ts",
  earlySubmit: "src/contact/early-submit-script.ts",
  gtagPolicy: "src/analytics/gtag-policy-script.ts",
};

/** The compiled text of each inline script. */
export type InlineScripts = Record<keyof typeof FILES, string>;

/**
 * Compiles the inline scripts. webpack would wrap each in its runtime, and write it into a file that no
 * page asks for.
 */
export function inlineScripts(): InlineScripts {
  const texts = Object.entries(FILES).map(([name, file]) => [
    name,
    compileScript(readFileSync(file, "utf8"), path.dirname(file)),
  ]);
  return Object.fromEntries(texts) as InlineScripts;
}

/** Compiles a script of TypeScript, with what it imports, for a page to hold; imports start at `folder`. */
export function compileScript(contents: string, folder: string): string {
  const { outputFiles } = buildSync({
    // Not as an entry point: in a package of CommonJS modules that has no exports, and comes in a wrapper.
    stdin: { contents, resolveDir: folder, loader: "ts" },
    bundle: true,
    minify: true,
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
