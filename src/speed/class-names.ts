import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../node/files-below";

/** Without d: blockers of advertising hide what is named like an "ad". */
const LOWER = "abcefghijklmnopqrstuvwxyz";
export const UPPER = LOWER.toUpperCase();

/** What css-loader calls for each class of a CSS module. */
export type ClassNamer = (
  module: { resourcePath: string },
  pattern: string,
  name: string,
) => string;

/**
 * The name of a class while developing, such as `Hero-title`: a unit's name stands once (a test sees
 * to that), so it needs no hash.
 */
export const readableName: ClassNamer = ({ resourcePath }, _pattern, name) =>
  `${path.basename(resourcePath, ".module.css")}-${name}`;

/** What is named in a module: its classes and animations, and at worst something that needs no name. */
const NAMED = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;

/**
 * The names of classes in the built site: one or two letters, which no global class has. They stand in
 * each page's HTML and styles and in its script: readable ones cost 0.4 to 0.6 KB of a page's first
 * answer (brotli).
 *
 * Classes are numbered in the order of the modules' paths and of their first mention in a module, so that
 * any build of the same code, in whichever order webpack reads its files, gives the same names.
 *
 * @param folder Where all modules are
 * @throws Error from the namer for a class of which no module in the folder speaks
 */
export function shortNames(folder: string): ClassNamer {
  const modules = filesBelow(folder).filter((file) => file.endsWith(".module.css"));
  const mentioned = modules.flatMap((file) => {
    const css = readFileSync(path.join(folder, file), "utf8");
    return Array.from(css.matchAll(NAMED), ([, name]) => `${file} ${name}`);
  });
  const names = new Map(
    [...new Set(mentioned)].map((key, index) => [key, inLetters(index, LOWER + UPPER)]),
  );
  return ({ resourcePath }, _pattern, name) => {
    const file = path.relative(folder, resourcePath).split(path.sep).join("/");
    const short = names.get(`${file} ${name}`);
    if (short === undefined) throw new Error(`${name} of ${resourcePath} is no class in ${folder}`);
    return short;
  };
}

/** A number as letters, each number another: of LOWER, 0 is "a", 24 "z" and 25 "aa". */
export function inLetters(number: number, letters: string): string {
  const rest = Math.floor(number / letters.length);
  const last = letters.charAt(number % letters.length);
  return rest === 0 ? last : inLetters(rest - 1, letters) + last;
}
