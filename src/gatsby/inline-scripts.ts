import { readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";

const FILES = {
  start: "src/runtime/start.ts",
  gtagPolicy: "src/analytics/gtag-policy-script.ts",
};

export type InlineScripts = Record<keyof typeof FILES | "formSession", string>;

/** webpack would add its runtime to each script and write each script to an unused file. */
export function inlineScripts(): InlineScripts {
  const texts = Object.entries(FILES).map(([name, file]) => [
    name,
    compileScript(readFileSync(file, "utf8"), path.dirname(file)),
  ]);
  // Nothing imports the file's exports here, so esbuild leaves out what only React's form needs.
  const formSession = compileScript('import "./form-session";', "src/contact");
  return { ...Object.fromEntries(texts), formSession } as InlineScripts;
}

export function compileScript(contents: string, folder: string): string {
  const { outputFiles } = buildSync({
    // Pass the code as stdin, because esbuild would treat a file as a CommonJS module and wrap it.
    stdin: { contents, resolveDir: folder, loader: "ts" },
    bundle: true,
    minify: true,
    target: "es2022",
    write: false,
    define: { "process.env.NODE_ENV": JSON.stringify(process.env.NODE_ENV) },
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
