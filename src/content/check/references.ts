import { PAGES } from "../../routes";
import { firstUndrawable } from "../../styles/drawing-fonts";
import { ADDRESS, type Meaning, PICTURE_NAME } from "../fields";
import { figuresOf, quotedFigures, withoutFigures, writeKnownFigures } from "../figures";
import { PICTURE_SIZES, type PictureFault, type Pictures } from "../pictures";
import { valueAt } from "../value-at";
import type { ContentFiles, MeaningfulValue } from "./content-file";
import { explainAddress } from "./explain";
import { BRACKETS, checkMarkup, checkPlainText } from "./markup";
import { PLACEHOLDER } from "./placeholder";
import { checkSlugs, pagesOf, placesOn } from "./places";
import type { Problem } from "./problems";
import { didYouMean, nearest } from "./suggest";

/**
 * Checks each value whose meaning lies outside of itself: pictures, pages, figures and entries
 * that must exist, names and headings that must differ. A value with a mistake of its own is left
 * out, and so is a check that needs a file which can't be read.
 */
export function checkReferences(files: ContentFiles, pictures: Pictures): Problem[] {
  const figures = figuresIn(files);
  const blanks = blanksIn(files);
  const problems = [...files.values()].flatMap((file) =>
    file.meaningful.flatMap((found) => {
      const messages = checkMeaning(found, { files, pictures, figures, blanks, file: file.name });
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

/** What texts quote, and what is filled into some of them. */
interface TextContext {
  /** All figures as they are written, by their names, or undefined if they can't be known. */
  figures: ReadonlyMap<string, string> | undefined;
  /** The names, as `nameIn` has them, of what one may think to be filled in everywhere. */
  blanks: ReadonlySet<string>;
}

interface Context extends TextContext {
  files: ContentFiles;
  /** The name of the file that the value stands in. */
  file: string;
  pictures: Pictures;
}

/** What is wrong with a text. */
interface TextMistake {
  message: string;
  /** The position of the sign that it is about. */
  at?: number | undefined;
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

/**
 * Checks a text: its figures, blanks, placeholders, long words and markup.
 *
 * @param checkAddress what is wrong with the address of a link
 */
function checkText(
  text: string,
  { blanks, word, markup }: Extract<Meaning, { is: "text" }>,
  context: TextContext,
  checkAddress: (address: string) => readonly string[],
): TextMistake[] {
  const brackets = checkBrackets(text, blanks, context);
  const marks = markup ? checkMarkup(text, checkAddress) : checkPlainText(text);
  return [
    ...checkFigures(text, context.figures),
    ...brackets,
    ...checkPlaceholder(text),
    ...checkWords(text, word),
    ...marks.filter(({ at }) => !brackets.some((told) => told.at === at)),
  ];
}

/** Figures that a text may hold; every other brace is a figure gone wrong. */
function checkFigures(
  text: string,
  figures: ReadonlyMap<string, string> | undefined,
): TextMistake[] {
  const messages: TextMistake[] = figures ? checkDecoration(text, figures) : [];
  for (const name of text.includes("{") ? quotedFigures(text) : []) {
    const [inner] = quotedFigures(figures?.get(name) ?? "");
    // One that isn't there is told where it is quoted.
    if (inner !== undefined && figures?.has(inner)) {
      messages.push({
        message: `{${name}} quotes {${inner}}, and that leads back to it; write its own words in its place`,
      });
    }
    if (!figures || figures.has(name)) continue;
    const braced = [...figures.keys()].map((known) => `{${known}}`);
    const hint = didYouMean(`{${name}}`, braced);
    messages.push({ message: `there is no figure {${name}} in stats.yaml or plans.yaml${hint}` });
  }
  if (/[{}]/.test(text) && /[{}]/.test(withoutFigures(text))) {
    messages.push({
      message:
        "a figure is its short name in braces, without spaces, like {speedup}; visitors would see these braces",
    });
  }
  return messages;
}

/** Blanks that a text may hold; the name of something else that is filled in is a mistake. */
function checkBrackets(
  text: string,
  blanks: readonly string[] | undefined,
  context: TextContext,
): TextMistake[] {
  const figures = [...(context.figures?.keys() ?? [])];
  // Where blanks are filled in, whatever else stands in brackets is a slip, a doubled bracket too.
  return [...text.matchAll(blanks ? /\[([^\]]*)\]/g : BRACKETS)].flatMap(
    ({ 0: written, 1: words = "", index: at }) => {
      if (blanks?.includes(words)) return [];
      const figure = figures.find((known) => nameIn(known) === nameIn(words));
      if (figure !== undefined) {
        return [{ message: `a figure is written in braces; write "{${figure}}"`, at }];
      }
      if (blanks) {
        const known = blanks.map((right) => `[${right}]`).join(" and ");
        return [{ message: `the site fills in ${known} only; ${written} would stay as it is` }];
      }
      if (!context.blanks.has(nameIn(words))) return [];
      const message = `nothing fills in ${written} here, and visitors would see it; write the words themselves`;
      return [{ message, at }];
    },
  );
}

/** A name however people write it: `[First name]` is meant for `firstName`. */
const nameIn = (words: string) => words.toLowerCase().replace(/[\s_-]/g, "");

/** All blanks of all texts, and the form's fields, as letters have them filled in. */
function blanksIn(files: ContentFiles): Set<string> {
  const blanks = [...files.values()].flatMap(({ meaningful }) =>
    meaningful.flatMap(({ meaning }) => (meaning.is === "text" && meaning.blanks) || []),
  );
  const fields = valueAt(files.get("contact.yaml")?.value, ["form", "fields"]);
  return new Set([...blanks, ...Object.keys(fields ?? {})].map(nameIn));
}

function checkPlaceholder(text: string): TextMistake[] {
  const found = PLACEHOLDER.exec(text);
  if (!found) return [];
  const message = `visitors would read "${found[0]}"; write the words themselves, or leave this out`;
  return [{ message, at: found.index }];
}

/** Figures bring their currency and unit along: `${basic.annual}` would show `$$100`. */
function checkDecoration(text: string, figures: ReadonlyMap<string, string>): TextMistake[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(({ 0: braced, 1: name = "", index }) => {
    const [, before = "", after = ""] = /^(\D*)\d.*?(\D*)$/.exec(figures.get(name) ?? "") ?? [];
    const behind = index + braced.length;
    const messages: TextMistake[] = [];
    if (before !== "" && text.slice(0, index).endsWith(before)) {
      const message = `${braced} brings its own "${before}"; remove this one`;
      messages.push({ message, at: index - before.length });
    }
    if (after !== "" && text.startsWith(after, behind)) {
      const message = `${braced} brings its own "${after.trim()}"; remove this one`;
      messages.push({ message, at: behind + after.search(/\S/) });
    }
    return messages;
  });
}

/** A word with which a line may end, hyphens and soft hyphens apart; addresses of links aren't read. */
const WORD = /[^\s\-\u2010-\u2014/\u00AD]+/g;

/** The first word that no line of a phone holds, so that it would be broken somewhere. */
function checkWords(text: string, most: number): TextMistake[] {
  const read = text.replace(/\]\([^)]*\)|[{}*[\]]/g, (marks) => " ".repeat(marks.length));
  const [word = ""] = read.match(WORD)?.filter(({ length }) => length > most) ?? [];
  if (word === "") return [];
  const message = `"${word}" has ${word.length} letters, and a line on a phone holds ${most} here; use shorter words, or put a hyphen into it`;
  return [{ message, at: read.indexOf(word) }];
}

/** Pictures that the build can't make others of, or not without loss. */
const OTHER_FORMATS = /\.(?!png$|jpe?g$)(\w+)$/i;

function checkPicture(name: string, { names, kindOf, faultOf }: Pictures): Message[] {
  if (!names.has(name)) {
    const hint = didYouMean(name, names);
    return [{ message: `static/images has no picture "${name}"${hint}` }];
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
  const ending = name.split(".").at(-1);
  const fault = faultOf(name);
  if (fault) return [{ message: `static/images/${name} ${explainFault(fault)}` }];
  if (kindOf(name) === ending) return [];
  return [
    {
      message: `static/images/${name} can't be read as a picture; its name ends with .${ending}, and what is in it is something else`,
    },
  ];
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
  const { origin, pathname, hash } = new URL(address);
  const isFile = /\.\w+$/.test(pathname);
  return origin === new URL(site).origin && !isFile ? pathname + hash : undefined;
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
