import { BLANKS, DURATION, type Meaning } from "../fields";
import { type Figures, quotedFigures, withoutFigures, writeKnownFigures } from "../figures";
import { readMarkup } from "../read/markup";
import { didYouMean } from "./suggest";

/** What is wrong with a text, and the words that it is about. */
export interface TextMistake {
  message: string;
  words?: string | undefined;
}

/**
 * Checks a text: its figures, blanks, placeholders and markup.
 *
 * @param figures all figures as they are written, or undefined if they can't be known
 * @param checkAddress what is wrong with the address of a link
 */
export function checkText(
  text: string,
  { blanks, markup, duration }: Extract<Meaning, { is: "text" }>,
  figures: Figures | undefined,
  checkAddress: (address: string) => string | undefined,
): TextMistake[] {
  const inFigures = checkFigures(text, figures);
  return [
    ...inFigures,
    ...(duration && figures && inFigures.length === 0 ? checkDuration(text, figures) : []),
    ...checkBlanks(text, blanks),
    ...checkSlips(text),
    ...(markup ? checkMarkup(text, checkAddress) : checkPlainText(text)),
  ];
}

/** A figure that stands for a time must say one. */
function checkDuration(text: string, figures: Figures): TextMistake[] {
  const written = writeKnownFigures(text, figures);
  if (DURATION.test(written)) return [];
  const message = `the drawing needs a time like 2 h 25 min or 9 min 41 s; this is "${written}"`;
  return [{ message }];
}

/** Figures that a text may hold; every other brace is a figure gone wrong. */
function checkFigures(text: string, figures: Figures | undefined): TextMistake[] {
  if (!/[{}]/.test(text)) return [];
  const mistakes: TextMistake[] = [];
  for (const name of figures ? quotedFigures(text) : []) {
    const words = `{${name}}`;
    const value = figures?.get(name);
    if (value === undefined) {
      // Another plan's is never meant, and would be a false one.
      const all = [...(figures?.keys() ?? [])];
      const own = all.filter((known) => known.split(".")[0] === name.split(".")[0]);
      const candidates = (own.length > 0 ? own : all).map((known) => `{${known}}`);
      const message = `there is no figure ${words} in stats.yaml or plans.yaml${didYouMean(words, candidates)}`;
      mistakes.push({ message, words });
    } else if (quotedFigures(value).length > 0) {
      const message = `${words} stands for "${value}", and no figure is written with another; write its words in stats.yaml or plans.yaml`;
      mistakes.push({ message, words });
    }
  }
  if (/[{}]/.test(withoutFigures(text))) {
    const message =
      "a figure is its short name in braces, without spaces, like {speedup}; visitors would see these braces";
    mistakes.push({ message });
  }
  return mistakes;
}

/**
 * Where blanks are filled in, whatever else is in brackets is a slip, a doubled bracket too; elsewhere
 * only what looks like a blank of another text.
 */
function checkBlanks(text: string, blanks: readonly string[] = []): TextMistake[] {
  return Array.from(text.matchAll(/\[([^\]]*)\]/g)).flatMap(({ 0: words, 1: name = "" }) => {
    const isSlip = blanks.length > 0 ? !blanks.includes(name) : BLANKS.has(name);
    const known = blanks.map((right) => `[${right}]`).join(" and ");
    const message = `the site fills in ${known ? `${known} only` : "nothing here"}; ${words} would stay as it is`;
    return isSlip ? [{ message, words }] : [];
  });
}

/** What nobody means visitors to read, with what to do about it. */
const SLIPS: readonly (readonly [found: RegExp, remedy: string])[] = [
  // In capitals, since "todo" is also a word of Spanish.
  [/\b(?:TODO|TBD|FIXME|[Ll]orem [Ii]psum)\b/, "write the words themselves, or leave this out"],
  [/(?<![\w:]):[a-z][a-z0-9_+-]+:(?![\w:])/, "write the emoji itself, or leave this out"],
  [/([,;])\s*\1|\s[,;](?=\s)|(?<![./])\.\.(?![./])|,\./, "one mark is too many; delete it"],
  // Not in an address.
  [/(?<![/=@.]\S*)\p{L}\?(?=\p{Ll}{1,2}\b)/u, "a letter has been lost before it; type it again"],
];

function checkSlips(text: string): TextMistake[] {
  for (const [found, remedy] of SLIPS) {
    const [words] = found.exec(text) ?? [];
    if (words !== undefined)
      return [{ message: `visitors would read "${words}"; ${remedy}`, words }];
  }
  return [];
}

const TAKES = "paragraphs, lists, **strong words**, *emphasis* and [links](/contact)";

function checkMarkup(
  text: string,
  checkAddress: (address: string) => string | undefined,
): TextMistake[] {
  const { refused, links } = readMarkup(text);
  const mistakes = refused.map(({ name, written }): TextMistake => {
    const [words = ""] = written.trim().split("\n");
    return { message: `a text takes no ${name}; change "${words}": it takes ${TAKES}`, words };
  });
  const inLinks = links.flatMap((words): TextMistake[] => {
    const message = checkAddress(words);
    return message === undefined ? [] : [{ message, words }];
  });
  return [...mistakes.slice(0, 1), ...inLinks];
}

/** What looks like markup in a line of words; `5*3*2`, `<name>`, `[so]` and an address mean themselves. */
const MARKS =
  /\*\*|__|`(?=[^`]*`)|\]\(|(?<![\p{L}\p{N}])([*_])(?=\S[^*_\n]*(?<=\S)\1)|<\/?(?:a|b|br|div|em|font|h\d|hr|i|img|li|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>|&(?:#\w+|nbsp|amp|lt|gt|quot|copy|hellip|[mn]dash|shy);/iu;

/** A text that is one line of plain words: whatever looks like markup would be seen as it stands. */
function checkPlainText(text: string): TextMistake[] {
  const [words] = MARKS.exec(text) ?? [];
  if (words === undefined) return [];
  const message = `markup isn't understood here, and visitors would see "${words}"; write the words or the character alone`;
  return [{ message, words }];
}
