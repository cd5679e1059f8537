import { PAGES } from "../../routes";
import { firstUndrawable } from "../../styles/drawing-fonts";
import { ADDRESS, PICTURE_NAME } from "../fields";
import { type Figures, figuresOf, writeKnownFigures } from "../figures";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import type { ContentFile, ContentFiles, MeaningfulValue } from "./content-file";
import { checkSlugs, pagesOf, placesOn, slugsIn } from "./places";
import type { Problem } from "./problems";
import { didYouMean } from "./suggest";
import { checkText, type TextMistake } from "./texts";

interface Context {
  pictures: Pictures;
  /** All figures as they are read, or undefined if they can't be known for mistakes. */
  figures: Figures | undefined;
  /** The slugs of a file's list, likewise. */
  slugsOf(file: string, list: string): ReadonlySet<string> | undefined;
  ownAddress: unknown;
  /** The places that links to a page may lead to, likewise. */
  placesOn(page: string): ReadonlySet<string> | undefined;
}

/**
 * Checks each value whose meaning lies outside of itself: pictures, pages, figures and entries
 * that must exist, names and headings that must differ. A value with a mistake of its own is left
 * out, and so is a check that needs a file which can't be read.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const [stats, plans] = ["stats.yaml", "plans.yaml"].map((name) => files.get(name));
  const areKnown = stats?.problems.length === 0 && plans?.problems.length === 0;
  const context: Context = {
    pictures,
    figures: areKnown ? figuresOf(stats.value, plans.value) : undefined,
    slugsOf: once((name, list = "") => {
      const slugs = slugsIn(files, name, [list]);
      return slugs && new Set(slugs);
    }),
    ownAddress: valueAt(files.get("site.yaml")?.value, ["brand", "url"]),
    placesOn: once((page) => placesOn(page, files)),
  };
  const problems = [...files.values()].flatMap((file) => {
    const checkLink = linkCheck(file.name, context);
    return file.meaningful.flatMap((found) =>
      checkMeaning(found, file, context, checkLink).map(({ message, step = [], words }) =>
        file.problemAt([...found.path, ...step], message, { words }),
      ),
    );
  });
  return [
    ...problems,
    ...checkSlugs(files),
    ...checkHeadings(files),
    ...checkDrawnWords(files, context),
  ];
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
  checkLink: (address: string) => string[],
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
  if (meaning.is === "address") return checkLink(value).map((message) => ({ message }));
  return meaning.is === "text" ? checkText(value, meaning, context.figures, checkLink) : [];
}

/** What is wrong with an address that texts of a file may link to. */
const linkCheck = (file: string, context: Context) => (address: string) =>
  ADDRESS.pattern.test(address)
    ? checkAddress(address, file, context)
    : [`${ADDRESS.rule}; this is "${address}"`];

function checkPicture(name: string, { names, faults }: Pictures): Message[] {
  if (!names.has(name)) {
    return [{ message: `static/images has no picture "${name}"${didYouMean(name, names)}` }];
  }
  const fault = PICTURE_NAME.test(name)
    ? faults.get(name)
    : "is not a name for a picture: lowercase letters, digits and hyphens, and .png or .jpg at the end; rename the file, or open it in a picture program and export it as one of these";
  return fault === undefined ? [] : [{ message: `static/images/${name} ${fault}` }];
}

/** Pages of this site, and places on them, must exist, also where the address is written in full. */
function checkAddress(address: string, file: string, context: Context): string[] {
  const own = String(context.ownAddress);
  const local = address.startsWith(`${own}/`) ? address.slice(own.length) : address;
  const [page = "", place] = local.split("#");
  // What has a dot is a file, such as /llms.txt.
  if (/^https:|\./.test(page)) return [];
  if (page !== "" && !PAGES.some((known) => known === page)) {
    return [`this site has no page "${page}"${didYouMean(page, PAGES)}`];
  }
  if (place === undefined) return [];
  for (const shown of page === "" ? pagesOf(file) : [page]) {
    const places = context.placesOn(shown);
    if (!places || places.has(place)) continue;
    const known = Array.from(places, (one) => `#${one}`);
    return [`the page ${shown} has no place "#${place}"${didYouMean(`#${place}`, known)}`];
  }
  return [];
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
    return [{ message: `${file} has no "${slug}"${didYouMean(slug, known)}`, step }];
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
const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

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

/** The pictures that shared links show are drawn with the site's fonts alone, figures and all. */
function checkDrawnWords(files: ContentFiles, { figures = new Map() }: Context): Problem[] {
  return [...files].flatMap(([name, file]) =>
    [["brand", "name"], headingOf(name), ["seo", "title"]].flatMap((path) => {
      const words = file.rightValueAt(path);
      if (typeof words !== "string") return [];
      const character = firstUndrawable(writeKnownFigures(words, figures));
      if (character === undefined) return [];
      const message = `the pictures that shared links show are drawn with these words, and the site's fonts have no "${character}"; write it in letters`;
      return [file.problemAt(path, message)];
    }),
  );
}
