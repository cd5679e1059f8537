import { PAGES } from "../../routes";
import { firstUndrawable } from "../../styles/drawing-fonts";
import { ADDRESS, PICTURE_NAME } from "../fields";
import { figuresOf, writeKnownFigures } from "../figures";
import { PICTURE_SIZES, type PictureFault, type Pictures } from "../pictures";
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
  const figures = figuresIn(files);
  const blanks = blanksIn(files);
  const lacksFigures = files.get("plans.yaml")?.problems.length !== 0;
  const context = { files, pictures, figures, lacksFigures, blanks };
  const problems = [...files.values()].flatMap((file) =>
    file.meaningful.flatMap((found) => {
      const messages = checkMeaning(found, { ...context, file: file.name });
      return messages.map(({ message, step = [], at }) =>
        file.problemAt([...found.path, ...step], message, { at }),
      );
    }),
  );
  return [
    ...problems,
    ...checkSlugs(files),
    ...checkHeadings(files),
    ...checkLeftOut(files),
    ...checkDrawnWords(files, figures),
  ];
}

interface Context extends TextContext {
  files: ContentFiles;
  /** The name of the file that the value stands in. */
  file: string;
  pictures: Pictures;
}

/** What is wrong, and where inside the value. */
interface Message extends TextMistake {
  step?: (string | number)[];
}

/** Where the site's own address stands, in site.yaml. */
const BRAND_URL = ["brand", "url"];

function checkMeaning({ meaning, value, path }: MeaningfulValue, context: Context): Message[] {
  switch (meaning.is) {
    case "text":
      if (typeof value !== "string") return [];
      return checkText(value, meaning, context, (address) => checkLink(address, context));
    case "picture":
      return typeof value === "string" ? checkPicture(value, context.pictures) : [];
    case "address":
      if (context.file === "site.yaml" && path.join() === BRAND_URL.join()) return [];
      return typeof value === "string" ? checkAddress(value, context) : [];
    case "references":
      return checkEntries(value, slugsIn(context.files, meaning.file, meaning.list), meaning.file);
    case "entries":
      return checkUnique(value, meaning.unique);
    default:
      return [];
  }
}

/** Pictures that the build can't make others of, or not without loss. */
const OTHER_FORMATS = /\.(?!png$|jpe?g$)(\w+)$/i;

function checkPicture(name: string, { names, kindOf, faultOf }: Pictures): Message[] {
  if (!names.has(name)) {
    const hint = didYouMean(name, names);
    return [{ message: `static/images has no picture "${name}"${hint}` }];
  }
  const kind = kindOf(name);
  if (kind === "empty") return [{ message: `static/images/${name} is empty; copy the file anew` }];
  const [, other] = OTHER_FORMATS.exec(name) ?? [];
  if (other !== undefined && kind === undefined) {
    const message = `the site makes its own files of PNG and JPG pictures, and can't use .${other.toLowerCase()}; open "${name}" in a picture program and export it as one of these`;
    return [{ message }];
  }
  if (other === undefined && !PICTURE_NAME.test(name)) {
    const message = `"${name}" is not a name for a picture: lowercase letters, digits and hyphens, and .png or .jpg at the end; rename the file`;
    return [{ message }];
  }
  const fault = faultOf(name);
  if (fault) return [{ message: `static/images/${name} ${explainFault(fault)}` }];
  if (kind !== undefined && name.endsWith(`.${kind}`)) return [];
  const what = kind
    ? `is a ${kind.toUpperCase()}; rename it to "${name.replace(/\w+$/, kind)}", here and in the folder`
    : "is neither a PNG nor a JPG; open it in a picture program and export it as one of these";
  return [{ message: `static/images/${name} ${what}` }];
}

/** What is wrong inside a picture, and what to do in a picture program. */
function explainFault(fault: PictureFault): string {
  const { leastWidth, mostHeight } = PICTURE_SIZES;
  switch (fault.is) {
    case "damaged":
      return "is damaged or not complete; export the picture again, and copy the whole file";
    case "turned":
      return "is stored turned round, as phones do, and would lie on its side; open it in a picture program and save it upright";
    case "small":
      return `is ${fault.width} pixels wide and would be blown up; take one of ${leastWidth} or more, best of 1600`;
    case "tall":
      return `is ${fault.width} x ${fault.height} pixels, and would tower above its words; crop it to at most ${mostHeight} times as high as wide`;
    case "flat":
      return `is ${fault.width} x ${fault.height} pixels, and nothing could be seen in it on a phone; crop it to at most 3 times as wide as high`;
    case "transparent":
      return "has transparent parts, which would turn dark on a dark page; fill its background in a picture program";
  }
}

/** What is wrong with the address of a link inside a text. */
function checkLink(address: string, context: Context): string[] {
  if (!ADDRESS.pattern.test(address)) return [explainAddress(address, ADDRESS.rule)];
  return checkAddress(address, context).map(({ message }) => message);
}

/** Pages of this site, and places on them, must exist. */
function checkAddress(address: string, { files, file }: Context): Message[] {
  const inside = insideAddress(address, files);
  const [page = "", fragment] = (inside ?? address).split("#");
  if (inside !== undefined) {
    const known = nearest(page, PAGES) ?? page;
    const written = fragment === undefined ? known : `${known}#${fragment}`;
    return [{ message: `this is a page of this site; write "${written}"` }];
  }
  if (page !== "" && !address.startsWith("/")) return [];
  if (page !== "" && !PAGES.includes(page)) {
    const hint = didYouMean(page, PAGES);
    return [{ message: `this site has no page "${page}"${hint}` }];
  }
  if (fragment === undefined) return [];
  for (const shown of page === "" ? pagesOf(file) : [page]) {
    const places = placesOn(shown, files);
    if (!places || places.has(fragment)) continue;
    const hint = didYouMean(
      `#${fragment}`,
      [...places].map((place) => `#${place}`),
    );
    return [{ message: `the page ${shown} has no place "#${fragment}"${hint}` }];
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

/** No two pages share a heading, or a title in search results. */
function checkHeadings(files: ContentFiles): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const [name, file] of files) {
    const heading = headingOf(name);
    for (const path of [heading, ["seo", "title"], ["seo", "description"]]) {
      const words = valueAt(file.value, path);
      if (typeof words !== "string" || words.trim() === "") continue;
      const id = `${path.length > 1 && path !== heading ? path.at(-1) : "heading"}\n${words.trim()}`;
      const other = seen.get(id);
      if (other === undefined) seen.set(id, name);
      else
        problems.push(file.problemAt(path, `${other} has the same words; each page needs its own`));
    }
  }
  return problems;
}

/** The site's own title and description can stand in for those of one page: two would share them. */
function checkLeftOut(files: ContentFiles): Problem[] {
  // What looks left out may be there under a misspelt key, which is told by itself.
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

/** The slugs of a list, or undefined if they can't be known for the mistakes in it. */
function slugsIn(files: ContentFiles, name: string, list: string): Set<string> | undefined {
  const file = files.get(name);
  const entries = file?.rightValueAt([list]);
  if (!Array.isArray(entries)) return undefined;
  const slugs = entries.map((_entry, index) => file?.rightValueAt([list, index, "slug"]));
  return slugs.every((slug) => typeof slug === "string") ? new Set(slugs) : undefined;
}

function figuresIn(files: ContentFiles): Map<string, string> | undefined {
  const known =
    slugsIn(files, "stats.yaml", "stats") !== undefined &&
    slugsIn(files, "plans.yaml", "plans") !== undefined;
  if (!known) return undefined;
  return figuresOf(files.get("stats.yaml")?.value, files.get("plans.yaml")?.value);
}

/** Where a page's heading stands in its file. */
const headingOf = (name: string) => (name === "home.yaml" ? ["hero", "title"] : ["title"]);

/** The pictures that shared links show are drawn with the site's fonts alone, figures and all. */
function checkDrawnWords(files: ContentFiles, figures: Context["figures"]): Problem[] {
  const drawn = (words: string) => writeKnownFigures(words, figures ?? new Map()) ?? words;
  return [...files].flatMap(([name, file]) =>
    [["brand", "name"], headingOf(name), ["seo", "title"]].flatMap((path) => {
      const words = file.rightValueAt(path);
      const sign = typeof words === "string" ? firstUndrawable(drawn(words)) : undefined;
      if (sign === undefined) return [];
      const message = `the pictures that shared links show are drawn with these words, and the site's fonts have no "${sign}"; write it in letters`;
      return [file.problemAt(path, message)];
    }),
  );
}
