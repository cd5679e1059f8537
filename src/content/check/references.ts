import { PAGES, type PagePath } from "../../routes";
import { firstUndrawable } from "../../styles/drawing-fonts";
import { ADDRESS, PICTURE_NAME } from "../fields";
import { figuresOf, writeKnownFigures } from "../figures";
import type { Pictures } from "../pictures";
import { valueAt } from "../value-at";
import type { ContentFiles, MeaningfulValue } from "./content-file";
import { explainAddress } from "./explain";
import { checkSlugs, pagesOf, placesOn } from "./places";
import type { Problem } from "./problems";
import { didYouMean, nearest } from "./suggest";
import { blanksIn, checkText, type TextContext, type TextMistake } from "./texts";

/**
 * Checks each value whose meaning lies outside of itself: pictures, pages, figures and entries
 * that must exist, names and headings that must differ. A value with a mistake of its own is left
 * out, and so is a check that needs a file which can't be read.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const slugsOf = once((name = "", list = "") => slugsIn(files, name, list));
  const context: Context = {
    files,
    pictures,
    slugsOf,
    placesOn: once((page = "") => placesOn(page, files)),
    figures:
      slugsOf("stats.yaml", "stats") && slugsOf("plans.yaml", "plans")
        ? figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value)
        : undefined,
    lacksFigures: files.get("plans.yaml")?.problems.length !== 0,
    blanks: blanksIn(files),
  };
  const problems = [...files.values()].flatMap((file) =>
    file.meaningful.flatMap((found) =>
      checkMeaning(found, file, context).map(({ message, step = [], at }) =>
        file.problemAt([...found.path, ...step], message, { at }),
      ),
    ),
  );
  return [
    ...problems,
    ...checkSlugs(files),
    ...checkHeadings(files),
    ...checkLeftOut(files),
    ...checkDrawnWords(files, context),
  ];
}

interface Context extends TextContext {
  files: ContentFiles;
  pictures: Pictures;
  /** The slugs of a file's list, or undefined if they can't be known for the mistakes in it. */
  slugsOf(file: string, list: string): ReadonlySet<string> | undefined;
  /** The places that links to a page may lead to, likewise. */
  placesOn(page: string): ReadonlySet<string> | undefined;
}

/** A function that works each of its answers out once, however many values ask for it. */
function once<Value>(ask: (...question: string[]) => Value): (...question: string[]) => Value {
  const answers = new Map<string, { answer: Value }>();
  return (...question) => {
    const key = question.join("\n");
    const known = answers.get(key) ?? { answer: ask(...question) };
    answers.set(key, known);
    return known.answer;
  };
}

function slugsIn(files: ContentFiles, name: string, list: string): Set<string> | undefined {
  const file = files.get(name);
  const entries = file?.rightValueAt([list]);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((_entry, index) => file?.rightValueAt([list, index, "slug"]));
  return slugs.every((slug) => typeof slug === "string") ? new Set(slugs) : undefined;
}

/** What is wrong, and where inside the value. */
interface Message extends TextMistake {
  step?: (string | number)[];
}

/** Where the site's own address stands, in site.yaml. */
const BRAND_URL = ["brand", "url"];

function checkMeaning(
  { meaning, value, path }: MeaningfulValue,
  file: { name: string; value: unknown },
  context: Context,
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
    const isOwn = file.name === "site.yaml" && path.join() === BRAND_URL.join();
    return isOwn ? [] : checkAddress(value, file.name, context).map((message) => ({ message }));
  }
  if (meaning.is !== "text") return [];
  return checkText(value, meaning, context, (address) =>
    ADDRESS.pattern.test(address)
      ? checkAddress(address, file.name, context)
      : [explainAddress(address, ADDRESS.rule)],
  );
}

/** Pictures that the build can't make others of, or not without loss. */
const OTHER_FORMATS = /\.(?!png$|jpe?g$|jfif$)(\w+)$/i;

function checkPicture(name: string, { names, faults }: Pictures): Message[] {
  if (!names.has(name)) {
    return [{ message: `static/images has no picture "${name}"${didYouMean(name, names)}` }];
  }
  const [, other] = OTHER_FORMATS.exec(name) ?? [];
  if (other !== undefined) {
    const message = `the site makes its own files of PNG and JPG pictures, and can't use .${other.toLowerCase()}; open "${name}" in a picture program and export it as one of these`;
    return [{ message }];
  }
  if (!PICTURE_NAME.test(name)) {
    const message = `"${name}" is not a name for a picture: lowercase letters, digits and hyphens, and .png or .jpg at the end; rename the file`;
    return [{ message }];
  }
  const fault = faults.get(name);
  return fault === undefined ? [] : [{ message: `static/images/${name} ${fault}` }];
}

const isPage = (path: string): path is PagePath => PAGES.some((page) => page === path);

/** Pages of this site, and places on them, must exist. */
function checkAddress(address: string, file: string, context: Context): string[] {
  const inside = insideAddress(address, context.files);
  const [page = "", fragment] = (inside ?? address).split("#");
  if (inside !== undefined) {
    const known = nearest(page, PAGES) ?? page;
    const written = fragment === undefined ? known : `${known}#${fragment}`;
    return [`this is a page of this site; write "${written}"`];
  }
  if (page !== "" && !address.startsWith("/")) return [];
  if (page !== "" && !isPage(page)) {
    return [`this site has no page "${page}"${didYouMean(page, PAGES)}`];
  }
  if (fragment === undefined) return [];
  for (const shown of page === "" ? pagesOf(file) : [page]) {
    const places = context.placesOn(shown);
    if (!places || places.has(fragment)) continue;
    const hint = didYouMean(
      `#${fragment}`,
      Array.from(places, (place) => `#${place}`),
    );
    return [`the page ${shown} has no place "#${fragment}"${hint}`];
  }
  return [];
}

/** The page of this site that a whole address stands for; a file beside the pages is none. */
function insideAddress(address: string, files: ContentFiles): string | undefined {
  const site = files.get("site.yaml")?.rightValueAt(BRAND_URL);
  if (typeof site !== "string" || !URL.canParse(address)) return undefined;
  const { pathname, hash } = new URL(address);
  const originOf = (url: string) => new URL(url).origin.replace("//www.", "//");
  const isFile = /\.\w+$/.test(pathname);
  return originOf(address) === originOf(site) && !isFile ? pathname + hash : undefined;
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
  const messages: Message[] = [];
  for (const key of keys.length === 0 ? [undefined] : keys) {
    const seen = new Set<string>();
    for (const [index, entry] of value.entries()) {
      const found: unknown = key === undefined ? entry : valueAt(entry, [key]);
      if (typeof found !== "string") continue;
      const name = found.trim().toLowerCase();
      if (seen.has(name)) {
        messages.push({
          message: `"${found}" appears twice in this list; each ${key ?? "entry"} must differ`,
          step: key === undefined ? [index] : [index, key],
        });
      }
      seen.add(name);
    }
  }
  return messages;
}

/** Where a page's heading stands in its file. */
const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/** No two pages share a heading, or a title or description in search results. */
function checkHeadings(files: ContentFiles): Problem[] {
  return [headingOf, () => ["seo", "title"], () => ["seo", "description"]].flatMap((placeOf) => {
    const seen = new Map<string, string>();
    return [...files].flatMap(([name, file]) => {
      const path = placeOf(name);
      const found = valueAt(file.value, path);
      const words = typeof found === "string" ? found.trim() : "";
      const other = seen.get(words);
      seen.set(words, other ?? name);
      if (words === "" || other === undefined) return [];
      return [file.problemAt(path, `${other} has the same words; each page needs its own`)];
    });
  });
}

/** The site's own title and description can stand in for those of one page: two would share them. */
function checkLeftOut(files: ContentFiles): Problem[] {
  // What looks left out may be there under a misspelt key, which is reported by itself.
  const pages = [...files.values()].filter(
    ({ name, problems }) => pagesOf(name).length === 1 && problems.length === 0,
  );
  return ["title", "description"].flatMap((key) => {
    const [first, ...others] = pages.filter(
      ({ value }) => valueAt(value, ["seo", key]) === undefined,
    );
    const message = `${first?.name} leaves "${key}" out too, and both pages would show that of site.yaml; write one here`;
    return others.map((file) => file.problemAt(["seo"], message));
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
