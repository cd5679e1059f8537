import { isScalar, Scalar } from "yaml";
import { z } from "zod";
import { BULLET } from "../read/bullet";
import type { Mistake } from "../read/characters";
import { metaOf, type Visited } from "../read/content-walk";
import { BACKSLASH, CURLY_QUOTES, isInCurlyQuotes, NO_SPACE_AFTER_DASH } from "../read/messages";
import { linesOfPlainText } from "./markup";

/** A text and how it is written. */
interface Written {
  value: string;
  type: Scalar["type"];
  /** With its quotes and line ends, and its offset in the source. */
  written: string;
  start: number;
  source: string;
  /** True if visitors read it, false for a slug or an address; "code" for a line of code. */
  kind: "text" | "markup" | "code" | "name";
  isEntry: boolean;
}

/**
 * What YAML silently makes of a value that is written differently: a number in a special notation, a text cut
 * short by a "#" or joined with the next line, characters that mean something else.
 *
 * @param value what the site reads there; of the wrong type it has been reported already
 */
export function scalarMistake(
  { schema, node, path }: Visited,
  value: unknown,
  source: string,
): Mistake | undefined {
  if (!isScalar(node)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  if (typeof value === "number" && schema instanceof z.ZodNumber) {
    const decimals = schema.isInt ? 0 : metaOf(schema).decimals;
    const message = numberMistake(node.source ?? "", value, decimals);
    return message === undefined ? undefined : { offset: start, message };
  }
  if (typeof value !== "string") return undefined;
  const { meaning } = metaOf(schema);
  // Of texts, only the lines of code samples have no rule.
  const isCode = schema instanceof z.ZodString && !meaning && schema.format === null;
  const isText = meaning?.is === "text";
  const kind = isText ? (meaning.markup ? "markup" : "text") : isCode ? "code" : "name";
  const written = source.slice(start, end);
  const isEntry = typeof path.at(-1) === "number";
  const text: Written = { value, type: node.type, written, start, source, kind, isEntry };
  const isPlain = node.type === Scalar.PLAIN;
  return joinedLines(text) ?? (isPlain ? plainMistake(text) : quotedMistake(text));
}

/** What goes wrong between quotes, or below a `|` or `>`. */
function quotedMistake({ value, type, written, start, kind }: Written): Mistake | undefined {
  const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  // A mark left open ends at the next one. What lies between belongs to the text then, though it
  // stands in the first column, where no text goes on.
  if (isQuoted && /\n[A-Za-z][\w-]*:\s/.test(written)) {
    return { offset: start, message: "a quotation mark is missing at the end of this line" };
  }
  // `"C:\files"` has a form feed in it, and nobody sees it; a `\n` ends a line of running text.
  const swallowed = kind === "markup" ? /\\[tLP_]/ : /\\[ntLP_]/;
  const escapes = type === Scalar.QUOTE_DOUBLE ? (written.match(/\\./g) ?? []) : [];
  return /[^\P{Cc}\n\t]/u.test(value) || escapes.some((pair) => swallowed.test(pair))
    ? { offset: start, message: BACKSLASH }
    : undefined;
}

/** What goes wrong without quotes. */
function plainMistake(text: Written): Mistake | undefined {
  const { written, start, source, kind, isEntry } = text;
  const end = start + written.length;
  const isRead = kind === "text" || kind === "markup";
  if (isInCurlyQuotes(written)) return { offset: start, message: CURLY_QUOTES };
  const dash = /\n[ \t]*-(?=[^\s\d-])/.exec(written);
  if (dash)
    return { offset: start + dash.index + dash[0].length - 1, message: NO_SPACE_AFTER_DASH };
  const entry = isEntry ? entryMistake(text) : undefined;
  if (entry) return entry;

  const cut = isRead ? /^(?: #|[ \t]+#\S)/ : kind === "code" ? /^[ \t]+#/ : /^[ \t]+#\S/;
  if (cut.test(source.slice(end, end + 40))) {
    const comment =
      kind === "code"
        ? "the comment on a line of its own"
        : 'two spaces before "# " if a comment is meant';
    const message = `the text ends here, since " #" starts a comment; put the whole text in quotes, or ${comment}`;
    return { offset: end, message };
  }
  if (!isRead) return undefined;
  // In Markdown a backslash may stand before any character.
  const odd = /(?<=\p{L})''(?=\p{L})|\\"|(?<=[.?!])\\n/u.exec(written);
  if (odd && !(kind === "markup" && odd[0] === '\\"')) {
    const meant = { "''": "'", '\\"': '"', "\\n": "a space" }[odd[0]];
    const message = `visitors would see "${odd[0]}", which means something else between quotes alone; write ${meant}`;
    return { offset: start + odd.index, message };
  }
  if (/[^\d]"$/.test(written) && written.split('"').length % 2 === 0) {
    const message = "there is a quotation mark at the end and none at the start; add or remove one";
    return { offset: start, message };
  }
  return undefined;
}

/** An entry that has taken in the next: of a list in brackets, or of one with dashes. */
function entryMistake({ written, start, source, kind }: Written): Mistake | undefined {
  const [, line = written] = /^(.*?)[ \t\r]*\n/.exec(written) ?? [];
  if (!/- +$/.test(source.slice(Math.max(start - 80, 0), start))) {
    if (line !== written) {
      const message = `is a comma missing after "${line}"? Put one there, or write this entry on one line`;
      return { offset: start, message };
    }
    const message =
      'the entries of a list in brackets have commas between them, not ";"; put quotes around an entry that has a ";" in it';
    return /;\s/.test(written) ? { offset: start, message } : undefined;
  }
  const below = kind === "text" ? /\n\s*(?=(- )?)/.exec(written) : null;
  if (!below) return undefined;
  const message = below[1]
    ? "this dash is farther right than the others; put it below them"
    : 'is a dash missing here? This line belongs to the entry above; begin it with "- ", or write that entry on one line';
  return { offset: start + below.index + below[0].length, message };
}

/** How an entry of a list begins. */
const MARK = `(?:[-*+]|${BULLET.source}|1[.)])[ \\t]`;
/** Where a list goes on, or begins after other words. */
const LIST_LINE = new RegExp(`\\n[ \\t]*(?=${MARK})`, "g");
/** Where the words of a line go on in the next, as one paragraph. */
const SAME_PARAGRAPH = new RegExp(`[^\\n]\\n(?!${MARK}|\\d+[.)][ \\t])[^\\n]`);

/**
 * A list or a blank line in a text, where YAML makes one line of all: it does so but below a `|`. Two blank
 * lines stay one, and one becomes the end of a line.
 */
function joinedLines({ value, type, written, start, kind, isEntry }: Written): Mistake | undefined {
  if (type === Scalar.BLOCK_LITERAL || !written.includes("\n")) return undefined;
  if (kind === "text" && !(isEntry && type === Scalar.PLAIN)) {
    // Wherever an editor has wrapped a sentence, one line may begin with its dash.
    const words = written.replace(/^>\S*/, (mark) => " ".repeat(mark.length));
    const [found] = linesOfPlainText(words, 2);
    return found && { offset: start + found.at, message: found.message };
  }
  if (kind !== "markup") return undefined;
  const remedy = `put a | after the dash${type === Scalar.BLOCK_FOLDED ? " in place of the >" : ", and the text below it"}`;
  const lists = [...written.matchAll(LIST_LINE)];
  const [list] = lists;
  if (list && lists.length > (value.match(LIST_LINE) ?? []).length) {
    const message = `${remedy}; else the lines of this list become one`;
    return { offset: start + list.index + list[0].length, message };
  }
  const blank = /\n[ \t\r]*\n\s*(?=\S)/.exec(written);
  if (!blank || !SAME_PARAGRAPH.test(value)) return undefined;
  const message = `${remedy}; else the blank line above this one vanishes`;
  return { offset: start + blank.index + blank[0].length, message };
}

const PLAIN_NUMBER = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function numberMistake(written: string, value: number, decimals?: number): string | undefined {
  if (!PLAIN_NUMBER.test(written)) {
    return `${written} is read as ${value}; write the number plainly, like 140`;
  }
  if (decimals === undefined || (decimals === 0 && !Number.isInteger(value))) return undefined;
  const [whole = "", fraction = ""] = written.split(".");
  const isRounded = fraction.replace(/0+$/, "").length > decimals;
  // In many countries a point parts the thousands.
  if (fraction.length === 3 && whole !== "0") {
    return `${written} is read as ${value}; write ${whole}${fraction}, or ${isRounded ? `at most ${decimals} decimals` : value} if that is meant`;
  }
  if (decimals === 0 && fraction !== "") return `${written} is a whole number; write ${value}`;
  return isRounded
    ? `${written} has more than ${decimals} decimals, and would be shown rounded`
    : undefined;
}
