import { PICTURE_NAME } from "../fields";
import { type Figures, figuresOf } from "../figures";
import { oneLine } from "../one-line";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import { addressMistake, plainName, type Targets } from "./addresses";
import type { ContentFile, ContentFiles, MeaningfulValue } from "./content-file";
import { checkSlugs, pagesOf, placesOn, slugsIn } from "./places";
import type { Problem } from "./problems";
import { didYouMean } from "./suggest";
import { checkText, type TextMistake } from "./texts";

interface Context extends Targets {
  pictures: Pictures;
  /** As `figuresIn` says. */
  figures: Figures | undefined;
  /** The slugs of a file's list, or undefined if they can't be known for mistakes. */
  slugsOf(file: string, list: string): ReadonlySet<string> | undefined;
}

/**
 * Checks each value whose meaning lies outside of itself: pictures, pages, figures and entries
 * that must exist, names and headings that must differ. A value with a mistake of its own is left
 * out, and so is a check that needs a file which can't be read.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const context: Context = {
    pictures,
    figures: figuresIn(files),
    slugsOf: once((name, list = "") => {
      const slugs = slugsIn(files, name, [list]);
      return slugs && new Set(slugs);
    }),
    published: pictures.published,
    ownAddress: valueAt(files.get("site.yaml")?.value, ["brand", "url"]),
    placesOn: once((page) => placesOn(page, files)),
  };
  const problems = [...files.values()].flatMap((file) => {
    const checkLink = (address: string) => addressMistake(address, file.name, context);
    return file.meaningful.flatMap((found) =>
      checkMeaning(found, file, context, checkLink).map(({ message, step = [], words }) =>
        file.problemAt([...found.path, ...step], message, { words }),
      ),
    );
  });
  return [...problems, ...checkSlugs(files), ...checkHeadings(files)];
}

/** All figures as they are read, or undefined if they can't be known for mistakes. */
export function figuresIn(files: ContentFiles): Figures | undefined {
  const [stats, plans] = ["stats.yaml", "plans.yaml"].map((name) => files.get(name));
  const areKnown = stats?.problems.length === 0 && plans?.problems.length === 0;
  return areKnown ? figuresOf(stats.value, plans.value) : undefined;
}

/** A function that works each of its answers out once, however many values ask for it. */
function once<Value>(ask: (name: string, part?: string) => Value) {
  const answers = new Map<string, { answer: Value }>();
  return (name: string, part?: string): Value => {
    const key = `${name}\n${part}`;
    const known = answers.get(key) ?? { answer: ask(name, part) };
    answers.set(key, known);
    return known.answer;
  };
}

/** What is wrong, and where inside the value. */
interface Message extends TextMistake {
  step?: (string | number)[];
}

function checkMeaning(
  { meaning, value, path }: MeaningfulValue,
  file: ContentFile,
  context: Context,
  checkLink: (address: string) => string | undefined,
): Message[] {
  if (meaning.is === "entries") return checkUnique(value, meaning.unique);
  if (meaning.is === "references") {
    return checkEntries(value, context.slugsOf(meaning.file, meaning.list), meaning.file);
  }
  if (meaning.is === "position") {
    const list = valueAt(file.value, [...path.slice(0, -1), meaning.list]);
    const last = (Array.isArray(list) ? list.length : Number.NaN) - 1 + meaning.first;
    if (!(Number(value) > last)) return [];
    const message = `the ${meaning.list} beside it are number ${meaning.first} to ${last}, so there is no number ${value}`;
    return [{ message }];
  }
  if (typeof value !== "string") return [];
  if (meaning.is === "picture") return checkPicture(value, context.pictures);
  if (meaning.is === "address") {
    const message = checkLink(value);
    return message === undefined ? [] : [{ message }];
  }
  return meaning.is === "text" ? checkText(value, meaning, context.figures, checkLink) : [];
}

function checkPicture(name: string, { names, faults }: Pictures): Message[] {
  if (!names.has(name)) {
    return [{ message: `static/images has no picture "${name}"${didYouMean(name, names)}` }];
  }
  const fault = PICTURE_NAME.test(name) ? faults.get(name) : wrongName(name);
  return fault === undefined ? [] : [{ message: `static/images/${name} ${fault}` }];
}

function wrongName(name: string): string {
  const plain = plainName(name).replace(/\.jpeg$/, ".jpg");
  const remedy = PICTURE_NAME.test(plain)
    ? `rename it to "${plain}", here and in the folder`
    : "open it in a picture program and export it as one of these";
  return `is not a name for a picture: lowercase letters, digits and hyphens, and .png or .jpg at the end; ${remedy}`;
}

/** A slug, or several, that name entries of another file: each must be there. */
function checkEntries(
  value: unknown,
  known: ReadonlySet<string> | undefined,
  file: string,
): Message[] {
  if (!known) return [];
  const slugs: unknown[] = Array.isArray(value) ? value : [value];
  return slugs.flatMap((slug, index) => {
    const step = Array.isArray(value) ? [index] : [];
    if (typeof slug !== "string") return [];
    if (slugs.indexOf(slug) < index) return [{ message: `"${slug}" appears twice`, step }];
    if (known.has(slug)) return [];
    return [{ message: `${file} has no "${oneLine(slug)}"${didYouMean(slug, known)}`, step }];
  });
}

/** Entries of one list that share what must differ. */
function checkUnique(value: unknown, keys: readonly string[]): Message[] {
  if (!Array.isArray(value)) return [];
  return (keys.length === 0 ? [undefined] : keys).flatMap((key) => {
    const seen = new Set<string>();
    return value.flatMap((entry: unknown, index): Message[] => {
      const found = key === undefined ? entry : valueAt(entry, [key]);
      if (typeof found !== "string") return [];
      const name = found.trim().toLowerCase();
      const isThere = seen.has(name);
      seen.add(name);
      const message = `"${found}" appears twice in this list; each ${key ?? "entry"} must differ`;
      return isThere ? [{ message, step: key === undefined ? [index] : [index, key] }] : [];
    });
  });
}

/** Where a page's heading stands in its file. */
export const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/** No two pages share a heading, or a title or description in search results; one may use the site's own. */
function checkHeadings(files: ContentFiles): Problem[] {
  const pages = [...files.values()].filter(({ name }) => pagesOf(name).length === 1);
  return [headingOf, () => ["seo", "title"], () => ["seo", "description"]].flatMap((placeOf) => {
    const seen = new Map<string, string>();
    return pages.flatMap((file) => {
      const path = placeOf(file.name);
      // What looks left out may be there under a misspelt key, which is reported by itself.
      if (file.problems.length > 0) return [];
      const words = String(valueAt(file.value, path) ?? "").trim();
      const other = seen.get(words);
      seen.set(words, other ?? file.name);
      if (other === undefined) return [];
      const message =
        words === ""
          ? `${other} leaves "${path.at(-1)}" out too, and both pages would show that of site.yaml; write one here`
          : `${other} has the same words; each page needs its own`;
      return [file.problemAt(words === "" ? ["seo"] : path, message)];
    });
  });
}
