import {
  type Document,
  isCollection,
  isScalar,
  type LineCounter,
  visit,
  type YAMLError,
} from "yaml";
import { FOREIGN_ENTRY } from "./bullet";
import type { Mistake } from "./characters";
import {
  BACKSLASH,
  COLON_IN_TEXT,
  CURLY_QUOTES,
  isInCurlyQuotes,
  NO_SPACE_AFTER_COLON,
  NO_SPACE_AFTER_DASH,
  needsColon,
  needsDash,
  needsQuotes,
} from "./messages";

const TAB = "a tab; indent with spaces, two for each level";
const INDENT =
  'the indent doesn\'t fit the lines around it; use two spaces for each level, and "- " before the first key of an entry';
const DASH =
  "this dash doesn't fit the lines around it; put it below the dashes of the same list, or remove it if the line belongs to the entry above";
const STRAY =
  'this line is neither a key nor an entry; delete it, or begin it with "# " if it is a note, or with "- " if it is an entry, or indent it more if it continues the text above';
const ODD_SPACE = "a special space, as word processors write it; type it again with the space bar";
const QUOTE = "a quotation mark is missing; close the text with the same mark that opens it";
const AFTER_QUOTE =
  "the text goes on after its closing quotation mark; use the other kind of mark around the whole text";
const AFTER_LIST = 'nothing may follow the "]" at the end of a list; delete what follows it';
const CUT_LIST =
  'the list is cut off by " #", which starts a comment; put quotes around what has a "#" in it';
const BAD_ENTRY =
  'an entry of this list can\'t be read; put quotes around it, or write each entry on a line of its own after "- "';
const SECOND_DOCUMENT = '"---" starts a second document; remove this line';
const UNREADABLE =
  'this line can\'t be read; is the indent right, and does a text with ": " or special characters have quotes around it?';

/** A file that can't be read. */
interface Unreadable {
  source: string;
  lines: LineCounter;
  /** The keys of the content model. */
  keys: ReadonlySet<string>;
}

/** A line of a file and what stands behind its dashes and key, with their offsets. */
interface Line {
  text: string;
  start: number;
  value: string;
  valueStart: number;
}

/** Says in an editor's words what the parser found, by its code and by the line that it points at. */
export function explainSyntax(
  { code, message, pos }: YAMLError,
  file: Unreadable,
  document: Document.Parsed,
): Mistake {
  const isOpen = /^Missing closing|^Flow (?:seq|map)/.test(message);
  const offset = isOpen ? openedBefore(pos[0], document) : pos[0];
  const line = lineAt(offset, file);
  const next = lineAt(line.start + line.text.length + 1, file);
  // The parser sees some tabs from the line above.
  const tab = [line, next].find(({ text }) => /^ *\t/.test(text));
  if (tab) return { offset: tab.start, message: TAB };
  const mistake = lineMistake(line, file.keys);
  if (mistake) return mistake;

  const character = file.source.charAt(offset);
  switch (code) {
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "NON_STRING_KEY":
    case "TAG_RESOLVE_FAILED":
      return { offset, message: needsQuotes(character) };
    case "BAD_DQ_ESCAPE":
      return { offset, message: BACKSLASH };
    case "MULTIPLE_DOCS":
      return { offset, message: SECOND_DOCUMENT };
    case "BLOCK_AS_IMPLICIT_KEY":
      return message.includes("sequence")
        ? entryMistake(line, file)
        : nestedMistake(line, next, file.keys);
    case "BAD_INDENT":
      return isOpen ? openListMistake(offset, line, character) : structureMistake(line);
    case "MULTILINE_IMPLICIT_KEY":
      return /^ *- [^:]*$/.test(line.text)
        ? { offset: line.valueStart, message: COLON_IN_TEXT }
        : structureMistake(line);
    case "MISSING_CHAR":
      if (isOpen) return { offset, message: QUOTE };
      return /map keys|Sequence item/.test(message)
        ? structureMistake(line)
        : valueMistake(offset, line, file.source);
    case "UNEXPECTED_TOKEN":
      if (message.includes("block-seq-ind")) return { offset, message: needsQuotes("-") };
      return valueMistake(offset, line, file.source);
    default:
      return { offset, message: UNREADABLE };
  }
}

/** True if the site's own parser stopped at a key that stands twice. */
export const isRepeatedKey = (reason: string) => reason.startsWith("duplicated mapping key");

/** True if it stopped at groups or lists that are too deep inside of each other. */
export const isTooDeep = (reason: string) => reason.startsWith("nesting exceeded");

/** Says in an editor's words what the site's own parser refuses, and the other one doesn't. */
export function explainReason(
  { reason, offset }: { reason: string; offset: number },
  file: Unreadable,
): Mistake {
  if (isRepeatedKey(reason)) {
    const { text } = lineAt(offset, file);
    const [, lead = "", key = ""] = /^( *)["']?([\w-]+)/.exec(text) ?? [];
    // Where the key is the first one of the entry above, the dash of a new entry may be missing.
    const isFirst = new RegExp(`^(?=.{${lead.length}}${key}:) *- +${key}:`, "m");
    const other = isFirst.test(file.source.slice(0, offset)) ? `, or ${newEntry(key)}` : "";
    return { offset, message: `this key appears twice; keep one of them${other}` };
  }
  if (reason.startsWith("unidentified alias")) {
    return { offset: file.source.lastIndexOf("*", offset), message: needsQuotes("*") };
  }
  if (isTooDeep(reason)) {
    return {
      offset,
      message: "this is too deep inside of other parts; no page has so many levels",
    };
  }
  const message = `the site can't read this line (${reason}); write it more plainly, or put its text in quotes`;
  return { offset, message };
}

const newEntry = (key: string) => `put "- " before "${key}" if a new entry begins here`;

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

function lineAt(offset: number, { source, lines }: Unreadable): Line {
  const { line } = lines.linePos(Math.min(offset, source.length));
  const start = lines.lineStarts[line - 1] ?? 0;
  const text = source.slice(start, (lines.lineStarts[line] ?? source.length + 1) - 1).trimEnd();
  const [before = ""] = /^ *(?:- +)*(?:(["']?)[\w-]+\1: +)?/.exec(text) ?? [];
  return { text, start, value: text.slice(before.length), valueStart: start + before.length };
}

/** A dash or key without what belongs behind it, or with something else in its place. */
function lineMistake({ text, start }: Line, keys: ReadonlySet<string>): Mistake | undefined {
  const bullet = FOREIGN_ENTRY.exec(text)?.[1];
  if (bullet !== undefined) {
    return { offset: start + text.indexOf(bullet), message: needsDash(bullet) };
  }
  const [lead = "", key = ""] = /^ *(?:- +)*([A-Za-z][\w-]*)?/.exec(text) ?? [];
  const behind = text.slice(lead.length);
  const offset = start + lead.length;
  if (/^-[^\s-]/.test(behind)) return { offset, message: NO_SPACE_AFTER_DASH };
  if (!keys.has(key)) return undefined;
  if (behind.startsWith(":\u00A0")) return { offset: offset + 1, message: ODD_SPACE };
  if (/^:\S/.test(behind)) return { offset, message: NO_SPACE_AFTER_COLON };
  const [typed, character] = /^ *(=>?|[;\uFF1A])|^ +(?!:)|^$/.exec(behind) ?? [];
  return typed === undefined ? undefined : { offset, message: needsColon(key, character) };
}

/** A line that is at the wrong place, or is none of YAML's. */
function structureMistake({ text, start, value }: Line): Mistake {
  const [isYaml, dash] = /^ *(?:(- )|(["']?)[\w-]+\2:(?: |$))/.exec(text) ?? [];
  if (isYaml === undefined) return { offset: start + text.length - value.length, message: STRAY };
  return { offset: start, message: dash === undefined ? INDENT : DASH };
}

/** A dash in another column than those above it, or below entries of which the first has none. */
function entryMistake({ text, start }: Line, file: Unreadable): Mistake {
  const column = text.search(/\S/);
  const above = file.source.slice(0, start).split("\n").slice(0, -1);
  const contents = above.map((line) => line.search(/[^\s#]/));
  const list = contents.findLastIndex((indent) => indent >= 0 && indent <= column);
  const first = contents.findIndex((indent, index) => index > list && indent > column);
  const [lead = "", key] = /^ *([A-Za-z][\w-]*)?/.exec(above[first] ?? "") ?? [];
  return first < 0 || key === undefined
    ? { offset: start, message: DASH }
    : {
        offset: (file.lines.lineStarts[first] ?? 0) + lead.length - key.length,
        message: newEntry(key),
      };
}

/** A text with a colon, or a key below that is too far right. */
function nestedMistake(
  { value, valueStart }: Line,
  next: Line,
  keys: ReadonlySet<string>,
): Mistake {
  const [, key = ""] = /^ *([\w-]+):/.exec(next.text) ?? [];
  if (!/:(?: |$)/.test(value) && keys.has(key)) return { offset: next.start, message: INDENT };
  const message = isInCurlyQuotes(value) ? CURLY_QUOTES : COLON_IN_TEXT;
  return { offset: valueStart, message };
}

function openListMistake(offset: number, { text, start }: Line, character: string): Mistake {
  const comment = text.indexOf(" #", offset - start);
  if (comment >= 0) return { offset: start + comment, message: CUT_LIST };
  return { offset, message: `a "${character === "{" ? "}" : "]"}" is missing at the end` };
}

/** What the parser stumbles over inside of a value or behind it, by the value's first character. */
function valueMistake(offset: number, line: Line, source: string): Mistake {
  const { value, valueStart, start, text } = line;
  const rest = source.slice(offset, start + text.length);
  if (/["'] *$/.test(source.slice(valueStart, offset)) && /^[,;]$/.test(rest)) {
    return { offset, message: `remove the "${rest}" after the text; a value ends with its line` };
  }
  if (/^["']/.test(value)) return { offset: valueStart, message: AFTER_QUOTE };
  if (/^\[.*\][\],;]?$/.test(value)) {
    if (/^[\],;]$/.test(rest)) return { offset, message: AFTER_LIST };
    return { offset, message: rest.startsWith(",") ? "a comma too many; remove it" : BAD_ENTRY };
  }
  const character = value.charAt(0);
  return /^[[{*&!|>%@`]/.test(value)
    ? { offset: valueStart, message: needsQuotes(character) }
    : { offset, message: UNREADABLE };
}
