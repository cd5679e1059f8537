import { BULLET } from "./bullet";
import {
  BACKSLASH,
  BAD_INDENT,
  COLON_IN_TEXT,
  CURLY_QUOTES,
  NO_QUOTE,
  NO_SPACE_AFTER_COLON,
  NO_SPACE_AFTER_DASH,
  needsColon,
  needsDash,
  needsQuotes,
  TAB,
} from "./messages";
import { isInCurlyQuotes } from "./yaml-parse";

/** Another way to write a line, and what was wrong with it. */
export interface Repair {
  line: string;
  message: string;
  /** With how many of the lines below it the line is written anew. */
  below?: number;
  /** How many signs behind the suspect's column it goes wrong. */
  at?: number;
  /** Whether a line becomes, or leaves, an entry: so much is changed only where the whole file can be read then. */
  isEntry?: boolean;
  /** Whether the parser may have read on for many lines behind it, as behind a mark left open. */
  isOpen?: boolean;
}

/** A line that looks like a usual mistake, and the ways to put it right. Counted from 0. */
export interface Suspect {
  index: number;
  /** Where in the line it goes wrong, from 0. */
  column: number;
  repairs: Repair[];
}

const ODD_SPACE = "a special space, as word processors write it; type it again with the space bar";
const newEntry = (key: string) => `a new entry begins with "- "; put it before "${key}"`;
const STRAY =
  'this line is neither a key nor an entry; delete it, or begin it with "# " if it is a note';
const STRAY_WORDS =
  'this line is neither a key nor an entry; begin it with "# " if it is a note, or with "- " if it is an entry, or indent it more if it continues the text above';
const AFTER_LIST = 'nothing may follow the "]" at the end of a list; delete what follows it';
const BAD_ENTRY =
  'an entry of this list can\'t be read; put quotes around it, or write each entry on a line of its own after "- "';
const AFTER_QUOTE =
  "the text goes on after its closing quotation mark; use the other kind of mark around the whole text";

/**
 * The lines that look like one of the usual mistakes. Whether one is a mistake is for the parser
 * to say: only a line whose repair makes the file more readable is told (yaml-reader.ts).
 *
 * @param keys the keys of the content model
 */
export function suspectsOf(lines: readonly string[], keys: ReadonlySet<string>): Suspect[] {
  return lines.flatMap((line, index) => {
    const found = suspectIndent(lines, index) ?? suspectBullet(lines, index) ?? suspectStray(line);
    const suspects = found ? [found] : [suspectKey(lines, index, keys), suspectWords(lines, index)];
    return suspects.flatMap((suspect) => (suspect ? [{ index, ...suspect }] : []));
  });
}

/** False for a blank line and a comment. */
export const isContent = (line: string) => /^\s*[^\s#]/.test(line);

/** A key as the first one of a new entry, if it stands where those of entries do. */
export function entryRepair(lines: readonly string[], index: number): Repair | undefined {
  const [, lead = "", rest = "", , key = ""] =
    /^( *)((["']?)([A-Za-z][\w-]*)\3:.*)$/s.exec(lines[index] ?? "") ?? [];
  const dashes = [...lines.slice(0, index).reverse(), ...lines.slice(index + 1)].map(
    (other) => /^ *- +/.exec(other)?.[0],
  );
  const dash = dashes.find((other) => other?.length === lead.length);
  return dash === undefined
    ? undefined
    : { line: dash + rest, message: newEntry(key), isEntry: true };
}

/** A key of the entry above, before which a dash was typed. */
export function dashRepairs(lines: readonly string[], index: number): Repair[] {
  const [, lead = "", rest = "", key = ""] =
    /^( *)- +(["']?([A-Za-z][\w-]*)["']?:(?:\s.*)?)$/s.exec(lines[index] ?? "") ?? [];
  if (key === "") return [];
  const message = `a dash begins a new entry; remove it if "${key}" belongs to what stands above`;
  return [lead, `${lead}  `].map((indent) => ({
    line: indent + rest,
    message,
    at: lead.length,
    isEntry: true,
  }));
}

/** A whole entry below the dashes of each list that may be around the one it has slipped into. */
export function entryMoves(lines: readonly string[], index: number): Repair[] {
  const dashOf = (line: string) => /^ *(?=- )/.exec(line)?.[0].length;
  const own = dashOf(lines[index] ?? "");
  if (own === undefined) return [];
  const isBehind = (line: string) => !isContent(line) || line.search(/[^ ]/) > own;
  const next = lines.findIndex((line, at) => at > index && !isBehind(line));
  const entry = lines.slice(index, next < 0 ? lines.length : next);
  const outer = new Map(lines.slice(0, index).map((line, at) => [dashOf(line) ?? own, at + 1]));
  return [...outer].flatMap(([column, line]) =>
    column >= own
      ? []
      : {
          line: entry.map((text) => text.replace(new RegExp(`^ {${own - column}}`), "")).join("\n"),
          message: `this dash is too far right; move the entry left, so that the dash stands below that of line ${line}`,
          at: own,
          below: entry.length - 1,
          isEntry: true,
        },
  );
}

/** The ways to indent a line that its neighbours suggest. */
export function indentRepairs(lines: readonly string[], index: number): Repair[] {
  const line = lines[index] ?? "";
  const rest = line.replace(/^[\s\u00A0]+/, "");
  if (rest === "" || rest.startsWith("#")) return [];
  const before = lines.slice(0, index).findLast(isContent) ?? "";
  const after = lines.slice(index + 1).find(isContent) ?? "";
  const columns = [before, after].flatMap((other) => {
    const [lead = "", dash = ""] = /^ *((?:- +)?)/.exec(other) ?? [];
    const columns = [lead.length, lead.length - dash.length];
    // An entry stands below the dash of another one; farther right it would be a part of its text.
    return rest.startsWith("- ") ? columns.reverse() : columns;
  });
  const levels = Array.from({ length: Math.max(...columns) / 2 + 2 }, (_, level) => level * 2);
  const options = new Set([...columns, ...levels.reverse()]);
  return [...options].map((column) => ({
    line: " ".repeat(column) + rest,
    message: /^ *\t/.test(line) ? TAB : BAD_INDENT,
  }));
}

type Found = Omit<Suspect, "index"> | undefined;

function suspectIndent(lines: readonly string[], index: number): Found {
  const line = lines[index] ?? "";
  const sign = /^ *([\t\u00A0])/.exec(line);
  if (!sign) return undefined;
  const repairs = indentRepairs(lines, index);
  return sign[1] === "\t"
    ? { column: line.indexOf("\t"), repairs }
    : {
        column: line.indexOf("\u00A0"),
        repairs: repairs.map((r) => ({ ...r, message: ODD_SPACE })),
      };
}

/** The lead of a line, and what begins an entry in the place of a dash. */
export const FOREIGN_BULLET = new RegExp(`^(\\s*)(${BULLET.source}|[–—*+]|\\d+[.)])\\s+(?=\\S)`);

/** An entry with what word processors, Markdown and people write in the place of a list's dash. */
function suspectBullet(lines: readonly string[], index: number): Found {
  const line = lines[index] ?? "";
  const [typed = "", lead = "", bullet = ""] = FOREIGN_BULLET.exec(line) ?? [];
  if (bullet === "") return undefined;
  const dashed = `${lead}- ${line.slice(typed.length)}`;
  const moved = indentRepairs(lines.with(index, dashed), index).map((repair) => repair.line);
  const message = needsDash(bullet);
  return {
    column: lead.length,
    repairs: [dashed, ...moved].map((repaired) => ({ line: repaired, message })),
  };
}

/**
 * Comments and code fences of other languages, a row of signs between two parts, and a letter or two that
 * were meant for another window.
 */
function suspectStray(line: string): Found {
  if (
    !/^\s*(?:\/[/*]|\*\/|<!--|-->|`{3}|~{3}|([-=*_.+])\1{2,}(?:\s.*\1{3}|\s+#.*)?\s*$|-{3,} [^:]+$|[^\s#-]{1,2}\s*$)/.test(
      line,
    )
  )
    return undefined;
  return { column: line.search(/\S/), repairs: [{ line: "", message: STRAY }] };
}

/** A note without its "#", an entry without its dash, or a text's next line that isn't deeper than its key. */
function suspectWords(lines: readonly string[], index: number): Found {
  const line = lines[index] ?? "";
  const [, lead = "", words = ""] = /^( *)([^\s#-].*[^\s,\]}])\s*$/.exec(line) ?? [];
  if (words === "" || /:(?:\s|$)/.test(words)) return undefined;
  const entries = indentRepairs(lines.with(index, `- ${words}`), index);
  return {
    column: lead.length,
    repairs: ["", ...entries.map((repair) => repair.line)].map((repaired) => ({
      line: repaired,
      message: STRAY_WORDS,
    })),
  };
}

function suspectKey(lines: readonly string[], index: number, keys: ReadonlySet<string>): Found {
  const line = lines[index] ?? "";
  const [, lead = "", rest = "", end = ""] = /^( *(?:- +)*)(.*?)(\s*)$/.exec(line) ?? [];
  if (rest === "" || rest.startsWith("#")) return undefined;

  if (/^-[^\s-]/.test(rest)) {
    const repaired = `${lead}- ${rest.slice(1)}${end}`;
    return { column: lead.length, repairs: [{ line: repaired, message: NO_SPACE_AFTER_DASH }] };
  }
  const [key = ""] = /^[A-Za-z][\w-]*/.exec(rest) ?? [];
  const behind = rest.slice(key.length);
  const column = lead.length + key.length;
  if (keys.has(key)) {
    if (/^:[^\s]/.test(behind)) {
      return {
        column,
        repairs: [
          { line: `${lead}${key}: ${behind.slice(1)}${end}`, message: NO_SPACE_AFTER_COLON },
        ],
      };
    }
    if (/^:\u00A0/.test(behind)) {
      return {
        column: column + 1,
        repairs: [{ line: `${lead}${key}: ${behind.slice(2)}${end}`, message: ODD_SPACE }],
      };
    }
    const [typed, sign] = /^ *(=>?|[;\uFF1A]) *|^ +|^$/.exec(behind) ?? [];
    if (typed !== undefined) {
      const line = `${lead}${key}: ${behind.slice(typed.length)}${end}`;
      return { column, repairs: [{ line, message: needsColon(key, sign) }] };
    }
  }
  const [before = ""] = /^(["']?)[\w-]+\1: +/.exec(rest) ?? [];
  if (before === "" && !lead.includes("-")) return undefined;
  const value = rest.slice(before.length);
  const parent = before === "" ? lead.lastIndexOf("-") : lead.length;
  const more = continuation(lines.slice(index + 1), parent, keys);
  const text = [value, ...more].join("\n").trimEnd();
  const wrapped = more.length > 0 && !/^[|>[{]/.test(value) ? valueRepairs(text) : [];
  const repairs = [
    ...valueRepairs(value),
    ...wrapped.map((repair) => ({ ...repair, below: more.length, isOpen: true })),
  ].map((repair) => ({ ...repair, line: lead + before + repair.line + end }));
  return repairs.length > 0 ? { column: lead.length + before.length, repairs } : undefined;
}

/** The lines on which a text goes on; an entry or a key of the model among them was indented wrongly. */
function continuation(
  below: readonly string[],
  parent: number,
  keys: ReadonlySet<string>,
): readonly string[] {
  const last = below.findIndex((line) => line.search(/\S/) <= parent);
  const lines = below.slice(0, last < 0 ? below.length : last);
  const isOther = (line: string) =>
    /^ *- /.test(line) || keys.has(/^ *([\w-]+):/.exec(line)?.[1] ?? "");
  return lines.some(isOther) ? [] : lines;
}

/** The ways to put a value right that its first or last signs suggest. */
function valueRepairs(value: string): Repair[] {
  const first = value.charAt(0);
  if (first === '"' || first === "'") return quoteRepairs(value, first);
  const quoted = quote(value);
  switch (first) {
    case "[":
    case "{": {
      const close = first === "[" ? "]" : "}";
      const message = `a "${close}" is missing at the end`;
      const closed = { line: value + close, message, isOpen: true };
      const text = { line: quoted, message: needsQuotes(first) };
      if (!value.includes(close)) return [closed, text];
      const list = first === "[" ? listRepairs(value) : [];
      return value.endsWith("]") ? [...list, text] : [text, ...list];
    }
    case "":
      return [];
    default:
  }
  if (/[*&!%@`|>?,\]}-]/.test(first)) return [{ line: quoted, message: needsQuotes(first) }];
  if (isInCurlyQuotes(value)) return [{ line: quoted, message: CURLY_QUOTES, isOpen: true }];
  if (/:(?:\s|$)/.test(value)) return [{ line: quoted, message: COLON_IN_TEXT }];
  return [];
}

/** An entry of a list in brackets; its commas are its own if quotes stand around it. */
const ENTRY = /\s*((?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*(?:,|$))|[^,]+?)\s*(?=,|$)/g;

/** The ways to put a list in brackets right, most telling first. */
function listRepairs(value: string): Repair[] {
  const end = value.lastIndexOf("]");
  const entries = [...value.slice(1, end).matchAll(ENTRY)].map(
    ({ 0: found, 1: entry = "", index }) => ({
      entry,
      at: 1 + index + found.indexOf(entry),
    }),
  );
  const repairs = entries.flatMap(({ entry, at }) => {
    const hash = `the list ends here, since " #" starts a comment; put quotes around "${entry}"`;
    const ways = /\s#/.test(entry) ? [{ line: quote(entry), message: hash }] : valueRepairs(entry);
    return ways.map((way) => ({
      ...way,
      line: value.slice(0, at) + way.line + value.slice(at + entry.length),
      at,
    }));
  });
  const [, before] = /^(.*?[[,]\s*),/.exec(value) ?? [];
  if (before !== undefined) {
    const line = value.replace(/([[,])(?:\s*,)+/g, "$1");
    repairs.push({ line, message: "a comma too many; remove it", at: before.length });
  }
  const close = value.indexOf("]") + 1;
  repairs.push({ line: value.slice(0, close), message: AFTER_LIST, at: close });
  const quoted = entries.map(({ entry }) => (/^(["']).*\1$/.test(entry) ? entry : quote(entry)));
  return [...repairs, { line: `[${quoted.join(", ")}]`, message: BAD_ENTRY }];
}

function quoteRepairs(value: string, mark: string): Repair[] {
  const inner = mark === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  const closed = inner.exec(value)?.[0];
  if (closed === undefined) return [{ line: value + mark, message: NO_QUOTE, isOpen: true }];
  const [, end] = /^\s*([,;])$/.exec(value.slice(closed.length)) ?? [];
  if (end !== undefined) {
    const message = `remove the "${end}" after the text; a value ends with its line`;
    const at = value.includes("\n") ? 0 : value.length - 1;
    return [{ line: value.slice(0, -1), message, at }];
  }
  const last = value.lastIndexOf(mark);
  const text = last > 0 ? value.slice(1, last) + value.slice(last + 1) : value.slice(1);
  const line = quote(text);
  return value.includes("\\")
    ? [{ line, message: BACKSLASH }]
    : [{ line, message: AFTER_QUOTE, isOpen: true }];
}

const quote = (text: string) => `'${text.replace(/'/g, "''")}'`;
