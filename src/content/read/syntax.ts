import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { ValueError } from "../value-error";

export interface SiteParserError {
  reason: string;
  offset: number;
}

export const needsQuotes = (character: string) =>
  `"${character}" has a special meaning at the start of a value; put quotes around this text`;

export const BACKSLASH =
  '"\\" has a special meaning inside double quotes; put this text in single quotes instead';

const INDENT =
  "this line's indentation or dash doesn't match the lines around it; use two spaces for each level, and start each list item with \"- \"";
const COLON =
  'this line can\'t be read; indent it like the lines around it, and put a colon and a space after its key, as in "title: Pricing". If this line continues the text above it, indent it further or put the whole text in quotes';
const NESTED =
  'this text contains ": ", or the next line is indented too far; put the text in straight quotes ("), put the next key on its own line, or fix the indentation';
const QUOTE =
  "the closing quotation mark is missing; end the text with the same quotation mark that it starts with";
const AFTER_VALUE =
  "there is extra text after the closing quotation mark or bracket; delete it, or put the other kind of quotes around the whole text";
const ENTRY = "this list can't be read; check its commas, brackets and quotation marks";
const UNREADABLE =
  "this line can't be read; check its indentation, and put text that contains special characters in quotes";

const MESSAGES: readonly (readonly [code: string, parserMessage: RegExp, message: string])[] = [
  ["BAD_DQ_ESCAPE", /^/, BACKSLASH],
  ["BLOCK_AS_IMPLICIT_KEY", /sequence/, INDENT],
  ["BLOCK_AS_IMPLICIT_KEY", /^/, NESTED],
  ["MULTILINE_IMPLICIT_KEY", /^/, COLON],
  ["MISSING_CHAR", /quote/, QUOTE],
  ["MISSING_CHAR", /map keys|Sequence item/, COLON],
  ["BAD_INDENT", /[Ff]low/, ENTRY],
  ["BAD_INDENT", /^/, INDENT],
  ["", /[Ff]low/, ENTRY],
];

export function explainSyntax(
  { code, message: parserMessage, pos }: YAMLError,
  source: string,
  document: Document.Parsed,
): ValueError {
  const offset = /^Missing closing|^Flow (?:seq|map)/.test(parserMessage)
    ? openedBefore(pos[0], document)
    : pos[0];
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = /.*/.exec(source.slice(start)) ?? [];
  const [before = ""] = /^ *(?:- +)*(?:(["']?)[\w-]+\1: +)?/.exec(line) ?? [];
  const character = line.charAt(before.length);
  // Look at the line above too, or at the last line that separates two documents.
  const [marks, end] =
    code === "MULTIPLE_DOCS" ? [["\n---", "\n..."], start - 1] : [["\n"], start - 2];
  const from = Math.max(...marks.map((mark) => source.lastIndexOf(mark, end))) + 1;
  for (const [place, message] of MISPLACED) {
    const found = place.exec(source.slice(from, start + line.length));
    if (found) return { offset: from + found.index, message };
  }
  const [, , fix] =
    MESSAGES.find(
      ([own, pattern]) => (own === code || own === "") && pattern.test(parserMessage),
    ) ?? [];
  if (fix === NESTED && /["']/.test(character)) {
    const closing = source.indexOf(character, offset + 1) + 1;
    return { offset: closing || offset, message: AFTER_VALUE };
  }
  if (fix !== undefined) return { offset, message: fix };
  if (/["'[]/.test(character) && offset > start + before.length + 1) {
    return { offset, message: AFTER_VALUE };
  }
  const message = /[\w\s]|^$/.test(character) ? UNREADABLE : needsQuotes(character);
  return { offset: start + before.length, message };
}

/** Errors that the parser notices only on a later line, or describes as something else. */
const MISPLACED: readonly (readonly [place: RegExp, message: string])[] = [
  [/^(?=---)/, '"---" starts a second document, but a file can contain only one; remove this line'],
  [/^(?=\.\.\.)/, '"..." ends the document, but more follows; remove this line'],
  [/- (?<=^ *- +- )/, "this line has two dashes; remove one of them"],
  [/\t(?<=^ *(?:- +)*-\t)/m, "there is a tab after this dash; use a space instead"],
];

function openedBefore(end: number, document: Document.Parsed): number {
  let start = end;
  visit(document, {
    Value: (_key, node) => {
      const isQuoted = isScalar(node) && node.type?.startsWith("QUOTE");
      const [from, , to] = node.range ?? [end, end, end];
      if ((isQuoted || (isCollection(node) && node.flow)) && from < end && end <= to) start = from;
    },
  });
  return start;
}

export const isTooDeep = ({ reason }: SiteParserError) => reason.startsWith("nesting exceeded");

export function explainSiteParserError(
  { reason, offset }: SiteParserError,
  source: string,
): ValueError {
  const [, key = ""] = /^[\s-]*["']?([^:"'\n]*)/.exec(source.slice(offset)) ?? [];
  const message = reason.startsWith("duplicated mapping key")
    ? `the key "${key}" appears twice; remove one of the two lines, or put "- " before this one if it starts a new list item`
    : `this line can't be read; simplify it, or put its value in quotes (the YAML parser reports: ${reason})`;
  return { offset, message };
}
