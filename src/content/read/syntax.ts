import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { Mistake } from "./characters";

/** Why and where the site's YAML parser fails. */
export interface Reason {
  reason: string;
  offset: number;
}

/** Returns the message for text whose first character has a special meaning in YAML. */
export const needsQuotes = (character: string) =>
  `put quotes around text that starts with ${character}`;

export const BACKSLASH =
  '"\\" has a special meaning in double quotes; put single quotes around this text';

const INDENT =
  "the indentation or dash doesn't match the lines around it; use two spaces for each level, and start each entry with a dash and a space";
const COLON =
  'this line isn\'t a key, a list entry or a comment; write a key like "title: Pricing", or start an entry with "- " or a comment with "# ". If it continues the text above, indent it, or put the whole text in quotes';
const NESTED =
  'put quotes around text that contains ": "; if this isn\'t text, check the indentation of the next line';
const QUOTE =
  "the closing quotation mark is missing; end the text with the same mark that starts it";
const AFTER_VALUE =
  "there is text after the closing quotation mark or bracket; delete it, or put the other kind of quotes around the whole text";
const ENTRY =
  'an entry in this list can\'t be read; check for a missing comma, "]" or quotation mark';
const UNREADABLE =
  "this line can't be read; check its indentation, and put quotes around text with special characters";

/** The message for each parser error, selected by the error's code and a pattern for its text. */
const MESSAGES: readonly (readonly [code: string, words: RegExp, message: string])[] = [
  ["BAD_DQ_ESCAPE", /^/, BACKSLASH],
  ["MULTIPLE_DOCS", /^/, '"---" starts a second document; remove this line'],
  ["BLOCK_AS_IMPLICIT_KEY", /sequence/, INDENT],
  ["BLOCK_AS_IMPLICIT_KEY", /^/, NESTED],
  ["MULTILINE_IMPLICIT_KEY", /^/, COLON],
  ["MISSING_CHAR", /quote/, QUOTE],
  ["MISSING_CHAR", /map keys|Sequence item/, COLON],
  ["BAD_INDENT", /[Ff]low/, ENTRY],
  ["BAD_INDENT", /^/, INDENT],
  ["MISSING_CHAR", /^/, ENTRY],
  ["", /[Ff]low/, ENTRY],
];

/** Turns a parser error into a message that editors understand. */
export function explainSyntax(
  { code, message: words, pos }: YAMLError,
  source: string,
  document: Document.Parsed,
): Mistake {
  const offset = /^Missing closing|^Flow (?:seq|map)/.test(words)
    ? openedBefore(pos[0], document)
    : pos[0];
  const start = source.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = /.*/.exec(source.slice(start)) ?? [];
  const [before = ""] = /^ *(?:- +)*(?:(["']?)[\w-]+\1: +)?/.exec(line) ?? [];
  const character = line.charAt(before.length);
  const [, , fix] =
    MESSAGES.find(([own, kind]) => (own === code || own === "") && kind.test(words)) ?? [];
  if (fix !== undefined) return { offset, message: fix };
  if (/["'[]/.test(character) && offset > start + before.length + 1) {
    return { offset, message: AFTER_VALUE };
  }
  const message = /[\w\s]|^$/.test(character) ? UNREADABLE : needsQuotes(character);
  return { offset: start + before.length, message };
}

/** Returns the offset where the unclosed quotation or bracketed list starts. */
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

/** Checks whether the site's parser failed because groups or lists are nested too deeply. */
export const isTooDeep = ({ reason }: Reason) => reason.startsWith("nesting exceeded");

/** Turns an error that only the site's parser reports into a message that editors understand. */
export function explainReason({ reason, offset }: Reason, source: string): Mistake {
  const [, key = "this key"] = /^[\s-]*(["']?[\w-]+["']?):/.exec(source.slice(offset)) ?? [];
  const message = reason.startsWith("duplicated mapping key")
    ? `${key} appears twice; keep one, or put "- " before it if it starts a new entry`
    : `the site can't read this line (${reason}); simplify it, or put its text in quotes`;
  return { offset, message };
}
