import { PICTURE_NAME } from "../fields";
import { type Figures, figuresOf } from "../figures";
import { oneLine } from "../one-line";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import { addressMistake, plainName, type Targets } from "./addresses";
import { anchorsOn, checkSlugs, pagesOf, slugsIn } from "./anchors";
import type { ContentFile, ContentFiles, MeaningfulValue } from "./content-file";
import type { Problem } from "./problems";
import { didYouMean } from "./suggest";
import { checkText, type TextMistake } from "./texts";

interface Context extends Targets {
  pictures: Pictures;
  figures: Figures | undefined;
  /** Returns the slugs in a list, or undefined if the list or one of its slugs has a mistake. */
  slugsOf(file: string, list: string): ReadonlySet<string> | undefined;
}

/**
 * Checks that all references to pictures, pages, figures and entries are valid, and that names and headings
 * are unique. Skips values that have other mistakes and any checks that depend on unreadable files.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const context: Context = {
    pictures,
    figures: figuresIn(files),
    slugsOf: memoize((name, list = "") => {
      const slugs = slugsIn(files, name, [list]);
      return slugs && new Set(slugs);
    }),
    published: pictures.published,
    ownAddress: valueAt(files.get("site.yaml")?.value, ["brand", "url"]),
    anchorsOn: memoize((page) => anchorsOn(page, files)),
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

/** Returns all figures, formatted for visitors, or undefined if stats.yaml or plans.yaml has mistakes. */
export function figuresIn(files: ContentFiles): Figures | undefined {
  const [stats, plans] = ["stats.yaml", "plans.yaml"].map((name) => files.get(name));
  const areKnown = stats?.problems.length === 0 && plans?.problems.length === 0;
  return areKnown ? figuresOf(stats.value, plans.value) : undefined;
}

function memoize<Value>(compute: (name: string, part?: string) => Value) {
  const results = new Map<string, { result: Value }>();
  return (name: string, part?: string): Value => {
    const key = `${name}\n${part}`;
    const known = results.get(key) ?? { result: compute(name, part) };
    results.set(key, known);
    return known.result;
  };
}

/** A mistake, with its path inside the checked value. */
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
    const message = `there is no item number ${value} in "${meaning.list}"; enter a number from ${meaning.first} to ${last}`;
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
    return [
      { message: `there is no picture "${name}" in static/images${didYouMean(name, names)}` },
    ];
  }
  const fault = PICTURE_NAME.test(name) ? faults.get(name) : wrongName(name);
  return fault === undefined ? [] : [{ message: fault }];
}

function wrongName(name: string): string {
  const plain = plainName(name).replace(/\.jpeg$/, ".jpg");
  return PICTURE_NAME.test(plain)
    ? `"${name}" isn't a valid name for a picture; rename the file in static/images to "${plain}", and use that name here`
    : `"${name}" isn't a valid name for a picture; export the picture as a PNG or JPG whose name contains only lowercase letters, digits and hyphens`;
}

/** Checks that a slug, or each slug in a list, refers to an existing entry in another file. */
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
    if (slugs.indexOf(slug) < index)
      return [{ message: `"${slug}" appears twice in this list; replace one of the two`, step }];
    if (known.has(slug)) return [];
    return [
      { message: `there is no "${oneLine(slug)}" in ${file}${didYouMean(slug, known)}`, step },
    ];
  });
}

/** Reports list entries that repeat an earlier entry's value for a unique key. */
function checkUnique(value: unknown, keys: readonly string[]): Message[] {
  if (!Array.isArray(value)) return [];
  return (keys.length === 0 ? [undefined] : keys).flatMap((key) => {
    const seen = new Set<string>();
    return value.flatMap((entry: unknown, index): Message[] => {
      const found = key === undefined ? entry : valueAt(entry, [key]);
      if (typeof found !== "string") return [];
      const name = found.trim().toLowerCase();
      const isDuplicate = seen.has(name);
      seen.add(name);
      const message = `"${found}" appears twice in this list, but each ${key ?? "item"} must be unique; change or remove one`;
      return isDuplicate ? [{ message, step: key === undefined ? [index] : [index, key] }] : [];
    });
  });
}

/** Returns the path of the page heading in a content file. */
export const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/**
 * Checks that no two pages have the same heading, SEO title or SEO description. At most one page can use the
 * site-wide defaults.
 */
function checkHeadings(files: ContentFiles): Problem[] {
  const pages = [...files.values()].filter(({ name }) => pagesOf(name).length === 1);
  return [headingOf, () => ["seo", "title"], () => ["seo", "description"]].flatMap((placeOf) => {
    const seen = new Map<string, string>();
    return pages.flatMap((file) => {
      const path = placeOf(file.name);
      // Skip files that have other mistakes, because a missing key may just be misspelled.
      if (file.problems.length > 0) return [];
      const words = String(valueAt(file.value, path) ?? "").trim();
      const other = seen.get(words);
      seen.set(words, other ?? file.name);
      if (other === undefined) return [];
      const message =
        words === ""
          ? `"${path.at(-1)}" is missing both here and in ${other}, so both pages would show the default from site.yaml; add it here`
          : `${other} has the same ${path.at(-1)}, but each page needs its own; change one of them`;
      return [file.problemAt(words === "" ? ["seo"] : path, message)];
    });
  });
}
