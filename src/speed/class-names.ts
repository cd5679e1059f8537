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

/**
 * The names of classes in the built site, such as `bA`: lower case for the module, upper case for
 * the class, which no global class has. They stand in each page's HTML and styles and in its script:
 * readable ones cost 0.3 to 0.5 KB of a page's first answer (brotli).
 *
 * Modules are numbered by path and classes by their first use in a module, so that any build of the
 * same code, in whichever order webpack reads its files, gives the same names.
 *
 * @param folder Where all modules are
 * @throws Error from the namer for a module that isn't there
 */
export function shortNames(folder: string): ClassNamer {
  const modules = filesBelow(folder)
    .filter((file) => file.endsWith(".module.css"))
    .sort();
  const classes = new Map<string, Map<string, string>>();
  return ({ resourcePath }, _pattern, name) => {
    const file = path.relative(folder, resourcePath).split(path.sep).join("/");
    const number = modules.indexOf(file);
    if (number < 0) throw new Error(`${resourcePath} is a CSS module outside ${folder}`);
    const names = classes.get(file) ?? new Map<string, string>();
    classes.set(file, names);
    const short = names.get(name) ?? inLetters(number, LOWER) + inLetters(names.size, UPPER);
    names.set(name, short);
    return short;
  };
}

/** A number as letters: of LOWER, 0 is "a", 24 "z" and 25 "aa". */
export function inLetters(number: number, letters: string): string {
  const rest = Math.floor(number / letters.length);
  const last = letters.charAt(number % letters.length);
  return rest === 0 ? last : inLetters(rest - 1, letters) + last;
}
