import { type Document, isCollection, isScalar, visit, type YAMLError } from "yaml";
import type { Mistake } from "./characters";

/** Why and at which offset the site's own parser stops. */
export interface Reason {
  reason: string;
  offset: number;
}

/** What to do about a text whose first character means something in YAML. */
export const needsQuotes = (character: string) =>
  `a text that starts with ${character} needs quotes around it`;

export const BACKSLASH =
  'a "\\" means something else in double quotes; use single quotes around this text';

const INDENT =
  "the indent or the dash doesn't fit the lines around it; use two spaces for each level, and a dash and a space before each entry";
const COLON =
  'a key needs a colon and a space behind it, like "title: Pricing", and an entry "- " before it; a line of text, quotes around the whole text or a deeper indent; a note, "# "';
const NESTED =
  'a text with ": " in it needs quotes around it; if this is no text, look at the indent of the next line';
const QUOTE = "a quotation mark is missing; close the text with the same mark that opens it";
const AFTER_VALUE =
  "the text goes on after its closing quotation mark or bracket; delete what follows, or put the other kind of quotes around the whole text";
const ENTRY =
  'an entry of this list can\'t be read; is a comma missing, the "]", or the quotes around an entry?';
const UNREADABLE =
  "this line can't be read; is the indent right, and does a text with special characters have quotes around it?";

/** What is said of each kind of error, by the parser's code and, where one code has several, its words. */
const REMEDIES: readonly (readonly [code: string, words: RegExp, message: string])[] = [
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

/** Says in an editor's words what the parser found. */
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
  const [, , remedy] =
    REMEDIES.find(([own, kind]) => (own === code || own === "") && kind.test(words)) ?? [];
  if (remedy !== undefined) return { offset, message: remedy };
  if (/["'[]/.test(character) && offset > start + before.length + 1) {
    return { offset, message: AFTER_VALUE };
  }
  const message = /[\w\s]|^$/.test(character) ? UNREADABLE : needsQuotes(character);
  return { offset: start + before.length, message };
}

/** The start of the quotation or list in brackets that the parser has read on from. */
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

/** True if the site's own parser stopped at groups or lists that are too deep inside of each other. */
export const isTooDeep = ({ reason }: Reason) => reason.startsWith("nesting exceeded");

/** Says in an editor's words what the site's own parser refuses, and the other one doesn't. */
export function explainReason({ reason, offset }: Reason, source: string): Mistake {
  const [, key = "this key"] = /^[\s-]*(["']?[\w-]+["']?):/.exec(source.slice(offset)) ?? [];
  const message = reason.startsWith("duplicated mapping key")
    ? `${key} appears twice; keep one of them, or put "- " before it if a new entry begins here`
    : `the site can't read this line (${reason}); write it more plainly, or put its text in quotes`;
  return { offset, message };
}
