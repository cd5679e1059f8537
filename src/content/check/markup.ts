import { BULLET } from "../read/bullet";
import { type Refused, readMarkup } from "../read/markup";

/** A mistake inside a text: what to do, and the position of its first character there. */
export interface MarkupMistake {
  at: number;
  message: string;
}

const TAKES = "paragraphs, lists, **strong words**, *emphasis* and [links](/contact)";

/** What to do about what a text may not have, by its name; without an entry, about any other. */
const REMEDIES: Readonly<Record<string, (written: string) => string>> = {
  "bare address": (address) =>
    `a link is written with its words, like [see here](${address.replace(/^www/, "https://www")})`,
  bullet: (bullet) =>
    `a list's lines begin with "- ", not with "${bullet}"; visitors would see these on one line`,
  "entry without words": () =>
    "this begins a list, and nothing would be seen of it; write words behind it",
  "link without words": () =>
    "this link has no words, so nobody can see it; write some into its []",
  "list that doesn't begin with 1": () =>
    'a number with a full stop begins a list, which counts from 1; write "\\." for the full stop',
  "loose mark": (mark) =>
    `visitors would see "${mark}"; marks stand close to their words, like **so** and [so](/contact), and "\\" stands before one that is meant`,
  "second paragraph of an entry": () =>
    "an entry of a list is one paragraph; join the two, or end the list",
};

function remedyFor({ name, written }: Refused): string {
  const [first = ""] = written.trim().split("\n");
  const lineBreak = /^<\/?br\b/i.test(first) ? "; a blank line begins a new paragraph" : "";
  const remedy =
    REMEDIES[name] ??
    (() => `a text takes no ${name}; remove "${first}"${lineBreak}: it takes ${TAKES}`);
  return remedy(first);
}

/**
 * Checks a text with markup.
 *
 * @param checkAddress what is wrong with the address of a link
 */
export function checkMarkup(
  text: string,
  checkAddress: (address: string) => readonly string[],
): MarkupMistake[] {
  const { refused, links } = readMarkup(text);
  return [
    ...refused.map((part) => ({ at: part.at, message: remedyFor(part) })),
    ...links.flatMap(({ href, at }) => checkAddress(href).map((message) => ({ at, message }))),
  ].sort((a, b) => a.at - b.at);
}

const NO_MARKUP = "markup isn't understood here";

/** Elements of HTML that people type; the names of others, such as `<label>`, are also words to fill in. */
const ELEMENTS =
  "a|article|aside|b|big|blockquote|body|br|button|center|code|div|em|font|form|h[1-6]|hr|html|i|iframe|img|input|li|mark|nav|ol|p|pre|s|script|section|small|span|strong|style|sub|sup|table|td|th|tr|u|ul|video|wbr";

/** Characters of HTML that people type by their names; `R&D;` is none. */
const CHARACTERS =
  "#\\w+|nbsp|amp|lt|gt|quot|apos|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|bull|middot|shy";

/** What looks like markup in a line of words; `5*3*2`, `<name>`, `[so]` and an address mean themselves. */
const MARKS = new RegExp(
  [
    "\\*\\*|__|~~|`(?=[^`]*`)|\\]\\([^\\s)]*\\)?",
    "(?<![\\p{L}\\p{N}])([*_])(?=\\S[^*_\\n]*(?<=\\S)\\1)",
    `<(?:(?:/[a-z]|!--|[a-z][\\w-]*\\s[^<>]*=)[^>]*>?|(?:${ELEMENTS})\\s*/?>)`,
    `&(?:${CHARACTERS});`,
  ].join("|"),
  "iu",
);

/** Checks a text that is one line of plain words: whatever looks like markup would be seen as it stands. */
export function checkPlainText(text: string): MarkupMistake[] {
  const found = MARKS.exec(text);
  if (!found) return linesOfPlainText(text);
  const remedy = found[0].startsWith("&")
    ? "type the character itself"
    : "remove it, and keep the words";
  const message = `${NO_MARKUP}, and visitors would see "${found[0]}"; ${remedy}`;
  return [{ at: found.index, message }];
}

const LIST_LINE = new RegExp(`\\n\\s*(?:[-*+]|${BULLET.source}|\\d{1,2}[.)])\\s`, "g");

/**
 * The lines of a plain text that visitors would not see as such.
 *
 * @param least how many lines look like a list's where they are one
 */
export function linesOfPlainText(text: string, least = 1): MarkupMistake[] {
  const list = [...text.matchAll(LIST_LINE)];
  const [first] = list;
  if (first && list.length >= least) {
    const message =
      "lists aren't understood here, and these lines would become one; write a sentence";
    return [{ at: first.index + first[0].search(/\S/), message }];
  }
  const blank = /\S\s*?\n[ \t\r]*\n\s*(?=\S)/.exec(text);
  if (!blank) return [];
  const message =
    "there is room for one paragraph here, and the blank line would vanish; remove it";
  return [{ at: blank.index + blank[0].length, message }];
}
