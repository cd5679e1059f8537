import { BULLET } from "../read/bullet";
import { readMarkup, readSigns, type Sign, type SignKind } from "../read/markup";

/** A mistake inside a text: what to do, and the position of its first sign there. */
export interface MarkupMistake {
  at: number;
  message: string;
}

/** What a text with markup doesn't take, and the remedy; emphasis and links are fine there. */
const REMEDIES: Readonly<Record<Exclude<SignKind, "link">, (written: string) => string>> = {
  strong: () => "",
  em: () => "",
  html: (written) =>
    /^<\/?br\b/i.test(written)
      ? `"${tagOf(written)}" is HTML, which texts don't take; a blank line begins a new paragraph`
      : `"${tagOf(written)}" is HTML, which texts don't take; **strong**, *emphasis* and [links](/contact) are written so`,
  character: (written) => `"${written}" is HTML, which texts don't take; type the character itself`,
  picture: () => "a text holds no picture; remove it, and keep its words",
  code: (written) => `code has no look of its own in a text; remove the ${written}`,
  heading: (written) =>
    `a text has no headings; remove the ${written}, or the line of them below the words`,
  rule: (written) => `a text has no rules; remove the ${written}`,
  quotation: () => "a text has no block quotations; remove the >",
  indented: () => "this line is indented by four spaces more than the text; begin it with the text",
  "bare address": (written) =>
    `a link is written with its words, like [see here](${bare(written).replace(/^www/, "https://www")})`,
  definition: (written) =>
    `"${written}" would not be seen; write a link's address behind its words, like [see here](/contact)`,
  "link title": (written) => `a link has words and an address only; remove ${written}`,
  "link without words": (written) => `this link has no words, so nobody can see it: ${written}`,
  "marks in marks": (written) =>
    `words have one look, and a link's words that of the whole link; remove the ${written} inside`,
  "list in a list": () => "a list has one level; end this one, or make it a paragraph",
  "paragraphs in an entry": () =>
    "an entry of a list is one paragraph; join the two, or end the list",
  number: () =>
    'a number with a full stop begins a list, which counts from 1; begin with a word, or write "\\." for the full stop',
  "loose marks": (written) =>
    `visitors would see "${written}"; marks stand close to their words, like **so** and [so](/contact)`,
  "loose link": () =>
    'the ")" behind this link\'s address is missing, or there is a space in the address',
  "lone backtick": (written) => REMEDIES.code(written),
  nothing: () => "this begins a list or a break, and nothing would be seen of it; write words",
};

/** A tag may have the words of its block behind it. */
const tagOf = (written: string) => written.replace(/>[\s\S]*$/, ">");

const bare = (written: string) => written.replace(/^<|>$/g, "");

const BULLET_LINE = new RegExp(`^[ \\t]*${BULLET.source}\\s`, "m");

/** Where lines begin with what looks like a list's bullet; one dash alone may be a sentence's. */
function typedBullets(text: string): number | undefined {
  const dashes = text.match(/^[ \t]*[–—]\s/gm) ?? [];
  const found = BULLET_LINE.exec(text) ?? (dashes.length > 1 ? /^[ \t]*[–—]\s/m.exec(text) : null);
  return found ? found.index + found[0].trimEnd().length - 1 : undefined;
}

/** `[words] (/pricing)`, `(words)[/pricing]` and `[words][/pricing]`. */
const NEARLY_A_LINK =
  /(?:\[[^\][\\]+\](?:\s+\(|\[)|\([^()]+\)\[)(?:[/#]|https?:\/\/)[^\s)\]]*[)\]]/;

/** `[words(/pricing)`, from its bracket on. */
const UNCLOSED_WORDS = /(?<!\\)\[[^[\]\\]*(\((?:\/|https?:\/\/)[^\s()]*\))(?![^[]*\])/;

/** Words in square brackets that are no link's. */
export const BRACKETS = /\[([^[\]]*)\](?!\()/g;

/** Brackets without an address, but for those with a backslash, and before words in parentheses. */
function looseBrackets(text: string): MarkupMistake[] {
  return [...text.matchAll(BRACKETS)].flatMap(({ 0: written, index: at }) => {
    const isMeant = text[at - 1] === "\\" || /^\s\(/.test(text.slice(at + written.length));
    const message = `visitors would see "${written}"; write a link's address behind it, like [words](/pricing), remove the brackets, or write "\\[" if they are meant`;
    return isMeant ? [] : [{ at, message }];
  });
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
  const nearly = NEARLY_A_LINK.exec(text);
  if (nearly) {
    const message = `a link is written [words](/pricing), without a space between; visitors would see "${nearly[0]}"`;
    return [{ at: nearly.index, message }];
  }
  const unclosed = UNCLOSED_WORDS.exec(text);
  if (unclosed) {
    const message = `a "]" is missing before "${unclosed[1]}"; a link is written [words](/pricing)`;
    return [{ at: unclosed.index, message }];
  }
  const bullets = typedBullets(text);
  if (bullets !== undefined) {
    const message = `a list's lines begin with "- ", not with "${text.charAt(bullets)}"; visitors would see these on one line`;
    return [{ at: bullets, message }];
  }
  const { signs } = readMarkup(text);
  const opened: string[] = [];
  const mistakes = signs.flatMap(({ kind, at, written }) => {
    if (kind === "html") {
      // Told with its opening tag. One with words behind it is a block, which would vanish with them.
      const [, closed = ""] = /^<\/([a-z][\w-]*)\s*>$/i.exec(written) ?? [];
      const opening = opened.lastIndexOf(closed.toLowerCase());
      if (opening >= 0) {
        opened.splice(opening, 1);
        return [];
      }
      opened.push(...namesOfTags(written));
    }
    const messages = kind === "link" ? checkAddress(written) : [REMEDIES[kind](written)];
    return messages.filter((message) => message !== "").map((message) => ({ at, message }));
  });
  // An address of its own makes a link of brackets elsewhere.
  const isDefined = signs.some(({ kind }) => kind === "definition");
  return isDefined ? mistakes : [...mistakes, ...looseBrackets(text)];
}

/** The elements that a tag, or the tags of a block, open; a line break has no end of its own. */
const namesOfTags = (written: string) =>
  [...written.matchAll(/<([a-z][\w-]*)/gi)].flatMap(([, name = ""]) =>
    /^br$/i.test(name) ? [] : [name.toLowerCase()],
  );

export const NO_MARKUP = "markup isn't understood here";

/** Elements of HTML that people type; the names of others, such as `<label>`, are also words to fill in. */
const TYPED_ELEMENTS =
  "a|abbr|article|aside|audio|b|big|blockquote|body|br|button|canvas|caption|center|cite|code|dd|del|details|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|main|mark|meta|nav|nobr|ol|p|picture|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|tt|u|ul|video|wbr";

/** A closing tag, a comment, a tag with an attribute, or one of those elements: `a<b or b>c` is none. */
const TYPED_HTML = new RegExp(`^<(?:/|!--|[^>]*=|(?:${TYPED_ELEMENTS})\\s*/?>)`, "i");

const LIST_LINE = new RegExp(`\\n\\s*(?:[-*+]|${BULLET.source}|\\d{1,2}[.)])\\s`, "g");

/** Checks a text that is one line of plain words: whatever looks like markup would be seen as it stands. */
export function checkPlainText(text: string): MarkupMistake[] {
  const signs = readSigns(text).filter((sign) => isSeen(sign, text));
  const [first] = signs;
  if (first) {
    const written = first.kind === "link" ? `](${first.written})` : first.written;
    const remedy =
      first.kind === "character" ? "type the character itself" : "remove it, and keep the words";
    const message = `${NO_MARKUP}, and visitors would see "${written}"; ${remedy}`;
    return [{ at: first.at, message }];
  }
  return linesOfPlainText(text);
}

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

/** `5*3*2`, `<name>`, an address and a lone backtick mean themselves. */
function isSeen({ kind, at, written }: Sign, text: string): boolean {
  if (kind === "lone backtick") return false;
  if (kind === "bare address") return written.startsWith("<");
  if (kind === "em") return !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
  return kind !== "html" || TYPED_HTML.test(written);
}
