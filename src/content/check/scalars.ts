import { isScalar, Scalar } from "yaml";
import { z } from "zod";
import { BULLET } from "../read/bullet";
import type { Visited } from "../read/content-walk";
import { BACKSLASH, CURLY_QUOTES, NO_SPACE_AFTER_DASH } from "../read/messages";
import { isInCurlyQuotes } from "../read/yaml-parse";
import { linesOfPlainText } from "./markup";

/** A mistake in how a value is written, and where it starts in the source. */
interface ScalarMistake {
  offset: number;
  message: string;
}

const PLAIN_NUMBER = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * What YAML silently changes: a number in a special notation, a text cut short by a "#", a text
 * that one YAML version reads as a date or number (the site's parser and ours differ there).
 * Finds nothing in a value of the wrong type: that has been told already.
 */
export function scalarMistake(
  { schema, node, path }: Visited,
  source: string,
): ScalarMistake | undefined {
  if (!isScalar(node)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const written = node.source ?? "";
  if (typeof node.value === "number" && schema instanceof z.ZodNumber) {
    const decimals = schema.isInt ? 0 : z.globalRegistry.get(schema)?.decimals;
    const message = numberMistake(written, node.value, decimals);
    return message === undefined ? undefined : { offset: start, message };
  }
  if (typeof node.value !== "string") return undefined;

  const meaning = z.globalRegistry.get(schema)?.meaning;
  const isText = meaning?.is === "text";
  // A mark left open ends at the next one. What lies between belongs to the text then, though it
  // stands in the first column, where no text goes on.
  const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
  if (isQuoted && /\n[A-Za-z][\w-]*:\s/.test(source.slice(start, end)))
    return { offset: start, message: "a quotation mark is missing at the end of this line" };

  // Paragraphs may go on over several lines; the entries of other lists are short, and have one.
  const isShortEntry =
    isText && !meaning.markup && typeof path.at(-1) === "number" && node.type === Scalar.PLAIN;
  const joined = isShortEntry ? undefined : joinedLines(schema, node, source.slice(start, end));
  if (joined) return { offset: start + joined.at, message: joined.message };

  if (node.type !== Scalar.PLAIN) {
    // `"C:\\files"` has a form feed in it, and nobody sees it; a `\n` ends a line of running text.
    const swallowed = isText && meaning.markup ? /\\[tLP_]/ : /\\[ntLP_]/;
    const escapes = node.type === Scalar.QUOTE_DOUBLE ? source.slice(start, end).match(/\\./g) : [];
    if (/[^\P{Cc}\n\t]/u.test(node.value) || escapes?.some((sign) => swallowed.test(sign)))
      return { offset: start, message: BACKSLASH };
    return undefined;
  }
  const joinedEntry = isText ? joinedEntries(node, source) : undefined;
  if (joinedEntry !== undefined) return { offset: start, message: joinedEntry };
  const left = isText ? signOfQuotes(written, meaning.markup) : undefined;
  if (left) return { offset: start + left.at, message: left.message };
  if (isInCurlyQuotes(written)) return { offset: start, message: CURLY_QUOTES };
  const lines = source.slice(start, end);
  const dash = lines.search(/(?<=\n\s*)-[^\s\d-]/);
  if (dash >= 0) return { offset: start + dash, message: NO_SPACE_AFTER_DASH };
  const isBelowDash = isShortEntry && /- +$/.test(source.slice(0, start));
  const nextLine = isBelowDash ? lines.search(/(?<=\n[ \t]*)\S/) : -1;
  if (nextLine >= 0) {
    return {
      offset: start + nextLine,
      message: /^- /.test(lines.slice(nextLine))
        ? "this dash is farther right than the others; put it below them"
        : 'is a dash missing here? This line belongs to the entry above; begin it with "- ", or write that entry on one line',
    };
  }
  // The lines of code samples are the only texts without a rule; in many a "#" begins the code's comment.
  const isCode = schema instanceof z.ZodString && !meaning && schema.format === null;
  const cut = isText ? /^(?: #|[ \t]+#\S)/ : isCode ? /^[ \t]+#/ : /^[ \t]+#\S/;
  if (cut.test(source.slice(end, end + 40))) {
    const comment = isCode
      ? "the comment on a line of its own"
      : 'two spaces before "# " if a comment is meant';
    const message = `the text ends here, since " #" starts a comment; put the whole text in quotes, or ${comment}`;
    return { offset: end, message };
  }
  const other = readDifferently(written);
  if (other) {
    return { offset: start, message: `${written} is read as ${other}; put it in quotes` };
  }
  if (isText && /[^\d]"$/.test(written) && (written.match(/"/g) ?? []).length % 2 === 1) {
    const message = "there is a quotation mark at the end and none at the start; add or remove one";
    return { offset: start, message };
  }
  return undefined;
}

/** What `''`, `\"` and `\n` stand for in a text between quotes; without any visitors see them as they are. */
function signOfQuotes(written: string, markup?: true): { at: number; message: string } | undefined {
  const found = /(?<=\p{L})''(?=\p{L})|\\"|(?<=[.?!])\\n/u.exec(written);
  // In Markdown a backslash may stand before any sign.
  if (!found || (markup && found[0] === '\\"')) return undefined;
  const meant = { "''": "'", '\\"': '"', "\\n": "a space" }[found[0]];
  const message = `visitors would see "${found[0]}", which means something else between quotes alone; write ${meant}`;
  return { at: found.index, message };
}

/**
 * What is wrong with an entry of a list in brackets that looks like several: it goes on below, though the
 * lines of its list end with commas, or has another sign in their place.
 */
export function joinedEntries(node: unknown, source: string): string | undefined {
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  if (!/[[,]/.test(source.slice(0, start).trimEnd().at(-1) ?? "")) return undefined;
  const entry = source.slice(start, end);
  const list = source.slice(source.lastIndexOf("[", start), source.indexOf("]", end));
  const [, line] = /^(.*?)[ \t\r]*\n/.exec(entry) ?? [];
  if (line !== undefined && /,[ \t\r]*\n/.test(list))
    return `a comma is missing after "${line}", if another entry begins there; or write this one on one line`;
  return /;\s/.test(entry)
    ? 'the entries of a list in brackets have commas between them, not ";"; put quotes around an entry that has a ";" in it'
    : undefined;
}

/** How an entry of a list begins. */
const MARK = `(?:[-*+]|${BULLET.source}|1[.)])[ \\t]`;
/** Where a list goes on, or begins after other words. */
const LIST_LINE = new RegExp(`\\n[ \\t]*(?=${MARK})`, "g");
/** Where the words of a line go on in the next, as one paragraph. */
const SAME_PARAGRAPH = new RegExp(`[^\\n]\\n(?!${MARK}|\\d+[.)][ \\t])[^\\n]`);

/**
 * A list or a blank line in a text that may have them, where YAML makes one line of all: it does so but
 * below a `|`. Two blank lines stay one, and one becomes the end of a line.
 */
function joinedLines(
  schema: Visited["schema"],
  { type, value }: Scalar,
  written: string,
): { at: number; message: string } | undefined {
  const meaning = z.globalRegistry.get(schema)?.meaning;
  if (meaning?.is !== "text" || type === Scalar.BLOCK_LITERAL) return undefined;
  if (!meaning.markup) {
    // Wherever an editor has wrapped a sentence, one line may begin with its dash.
    return linesOfPlainText(
      written.replace(/^>\S*/, (sign) => " ".repeat(sign.length)),
      2,
    )[0];
  }
  const remedy = `put a | after the dash${type === Scalar.BLOCK_FOLDED ? " in place of the >" : ", and the text below it"}`;
  const lists = [...written.matchAll(LIST_LINE)];
  const [list] = lists;
  const kept = String(value).match(LIST_LINE) ?? [];
  if (list && lists.length > kept.length) {
    const message = `${remedy}; else the lines of this list become one`;
    return { at: list.index + list[0].length, message };
  }
  const blank = /\n[ \t\r]*\n\s*(?=\S)/.exec(written);
  if (!blank || !SAME_PARAGRAPH.test(String(value))) return undefined;
  const message = `${remedy}; else the blank line above this one vanishes`;
  return { at: blank.index + blank[0].length, message };
}

function numberMistake(written: string, value: number, decimals?: number): string | undefined {
  if (!PLAIN_NUMBER.test(written)) {
    return `${written} is read as ${value}; write the number plainly, like 140`;
  }
  const [whole = "", fraction = ""] = written.split(".");
  // In many countries a point parts the thousands.
  if (decimals !== undefined && fraction.length === 3 && Number.parseInt(whole, 10) !== 0) {
    const isShown = fraction.replace(/0+$/, "").length <= decimals;
    return `${written} is read as ${value}; write ${whole}${fraction}, or ${isShown ? value : `at most ${decimals} decimals`} if that is meant`;
  }
  if (decimals === 0 && fraction !== "") return `${written} is a whole number; write ${value}`;
  return decimals !== undefined && fraction.replace(/0+$/, "").length > decimals
    ? `${written} has more than ${decimals} decimals, and would be shown rounded`
    : undefined;
}

/** What YAML 1.1, which the site's parser keeps to in this, makes of a text. */
function readDifferently(written: string): string | undefined {
  if (/^\d{4}-\d\d?-\d\d?(?:$|[Tt]|[ \t]+\d)/.test(written)) return "a date";
  if (/^[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|0o[0-7_]+|[\d_.]+(?:[eE][-+]?\d+)?)$/.test(written)) {
    return "a number";
  }
  return undefined;
}
