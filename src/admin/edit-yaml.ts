import * as yaml from "yaml";
import { ENTRY_NAMES } from "../content/check/positions";
import { readAsSite } from "../content/read/yaml-file";

/*
 * Saves a form in a YAML file. In: the file's text and its new value. Out: the text with only the changed values
 * replaced, so that a change of one value is a change of one line, and comments, quotes and line breaks stay.
 * Never: a text that means something else than the new value, which editYaml checks at the end.
 */

/**
 * Replaces only the text of the values that change, so that everything else keeps its formatting. Throws if
 * the edited source doesn't parse to the new value. Undefined keys are removed.
 */
export function editYaml(source: string, value: unknown): string {
  if (!source.endsWith("\n")) return editYaml(`${source}\n`, value);
  const { contents } = yaml.parseDocument(source, { keepSourceTokens: true });
  const editor = new SourceEditor(source);
  const edited = editor.slice(0, source.length, editor.editsFor(contents as yaml.Node, value, 0));
  const read = readAsSite(edited);
  if ("value" in read && isSame(read.value, value)) return edited;
  throw new Error("The editor can't write this change. Edit the file in a text editor.");
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Part {
  key: unknown;
  node: yaml.Node;
  start: number;
  end: number;
}

/** A part of a list or group with a new value: an old part with edits, or the value of a new part. */
interface Piece {
  old?: Part;
  edits?: Edit[];
  /** A list or group with a single entry. */
  value?: unknown;
}

const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

class SourceEditor {
  private readonly lineBreak: string;

  constructor(private readonly source: string) {
    this.lineBreak = source.includes("\r\n") ? "\r\n" : "\n";
  }

  slice(from: number, to: number, edits: readonly Edit[]): string {
    let text = "";
    let at = from;
    for (const { start, end, text: put } of edits.toSorted((a, b) => a.start - b.start)) {
      text += this.source.slice(at, Math.max(start, at)) + put;
      at = Math.max(end, at);
    }
    return text + this.source.slice(at, to);
  }

  /**
   * `column` is the column of further lines if the value gets several lines; `isFlow` means inside brackets.
   */
  editsFor(node: yaml.Node, value: unknown, column: number, isFlow = false): Edit[] {
    if (isSame(node.toJSON(), value)) return [];
    if (yaml.isSeq<yaml.Node>(node) && Array.isArray(value)) return this.editsForList(node, value);
    if (yaml.isMap(node) && isGroup(value)) return this.editsForGroup(node, value);
    const [start, end] = [node.range?.[0] ?? 0, this.endOf(node)];
    const type = yaml.isScalar(node) ? node.type : undefined;
    if (isFlow) return [{ start, end, text: flowText(value, type) }];
    const [first = "", ...others] = entryLines(value, type);
    const isBlock = type?.startsWith("BLOCK") && others.length > 0;
    // Keep the line that a block starts in, which can have a comment, and the block's indentation.
    const lineEnd = this.lineEnd(isBlock ? start : end);
    const [, indent = " ".repeat(column)] =
      /^\s*?( +)\S/.exec(isBlock ? this.source.slice(lineEnd, end) : "") ?? [];
    const lines = others.map((line) => this.lineBreak + line.replace(/^ {2}/, indent)).join("");
    if (isBlock) return [{ start: lineEnd, end, text: lines }];
    const below = { start: lineEnd, end: lineEnd, text: lines };
    return [{ start, end, text: first.slice(2) }, ...(lines ? [below] : [])];
  }

  private editsForGroup(node: yaml.YAMLMap, value: object): Edit[] {
    const parts = this.partsOf(node);
    const column = this.columnOf(parts[0]?.start ?? 0);
    const pieces = parts.flatMap((old): Piece[] => {
      const put: unknown = Reflect.get(value, String(old.key));
      if (isSame(old.node.toJSON(), put)) return [{ old, edits: [] }];
      if (!isFilled(put)) return [];
      const isOther = yaml.isScalar(old.node) && (old.node.value === null || isGroup(put));
      if (!isOther) return [{ old, edits: this.editsFor(old.node, put, column + 2, node.flow) }];
      const text = this.indented({ [String(old.key)]: put }, column).trim();
      return [{ old, edits: [{ ...old, text }] }];
    });
    const added = Object.entries(value)
      .filter(
        ([key, put]) => normalized(put) !== undefined && !parts.some((old) => old.key === key),
      )
      .map(([key, put]): Piece => ({ value: { [key]: put } }));
    return this.rebuilt(node, parts, [...pieces, ...added]);
  }

  private editsForList(node: yaml.YAMLSeq<yaml.Node>, value: readonly unknown[]): Edit[] {
    const parts = this.partsOf(node);
    const pieces = matchEntries(node.toJSON(), value).map((match, index): Piece => {
      const old = match === undefined ? undefined : parts[match];
      if (!old) return { value: [value[index]] };
      return {
        old,
        edits: this.editsFor(old.node, value[index], this.columnOf(old.start), node.flow),
      };
    });
    return this.rebuilt(node, parts, pieces);
  }

  /** Each old part keeps the comments above it, except that those above the first part stay there. */
  private rebuilt(
    node: yaml.YAMLMap | yaml.YAMLSeq,
    parts: readonly Part[],
    pieces: readonly Piece[],
  ): Edit[] {
    const isKept =
      parts.length === pieces.length && parts.every((old, at) => pieces[at]?.old === old);
    if (isKept) return pieces.flatMap(({ edits = [] }) => edits);
    if (node.flow) return [this.rebuiltInBrackets(node, parts, pieces)];
    const top = yaml.isSeq(node) ? this.dashOf(node) : (parts[0]?.start ?? 0);
    const column = this.columnOf(top);
    // The first key of a group in a list is beside a dash, which stays.
    const hasDash = this.source.slice(top - column, top).trim() !== "";
    const start = hasDash ? top : top - column;
    const ends = parts.map(({ end }) => this.endWithComments(end, column));
    const starts = [start, ...ends];
    const hasGap = parts.length > 1 && BLANK_LINES.test(this.source.slice(starts[1]));
    const gap = hasGap ? this.lineBreak : "";
    const texts = pieces.map(({ old, edits = [], value }, index) => {
      if (!old) return (index > 0 ? gap : "") + this.indented(value, column);
      const at = parts.indexOf(old);
      const text = this.slice(starts[at] ?? 0, ends[at] ?? 0, edits);
      if (index > 0) return at === 0 ? gap + text : text;
      const first = text.replace(BLANK_LINES, "");
      return hasDash ? first.trimStart() : first;
    });
    return [{ start, end: ends.at(-1) ?? start, text: texts.join("") }];
  }

  /** Keeps the text between two parts with the first of them. */
  private rebuiltInBrackets(
    node: yaml.Node,
    parts: readonly Part[],
    pieces: readonly Piece[],
  ): Edit {
    const [from = 0, to = 0] = node.range ?? [];
    const texts = pieces.map(({ old, edits = [], value }, index) => {
      const part = old ? this.slice(old.start, old.end, edits) : flowText(value).slice(1, -1);
      const next = old && parts[parts.indexOf(old) + 1];
      const between = old && next ? this.source.slice(old.end, next.start) : ", ";
      return part + (index < pieces.length - 1 ? between : "");
    });
    const [start, end] = [parts[0]?.start ?? from + 1, parts.at(-1)?.end ?? to - 1];
    return { start, end, text: texts.join("") };
  }

  private partsOf(node: yaml.YAMLMap | yaml.YAMLSeq): Part[] {
    return node.items.map((item) => {
      const pair = yaml.isPair<yaml.Scalar, yaml.Node | null>(item) ? item : undefined;
      const value = (pair ? (pair.value ?? pair.key) : item) as yaml.Node;
      const start = (pair?.key ?? value).range?.[0] ?? 0;
      return { key: pair?.key.value, node: value, start, end: this.endOf(value) };
    });
  }

  private endOf(node: yaml.Node): number {
    const [start = 0, end = 0] = node.range ?? [];
    if (yaml.isCollection(node) && !node.flow)
      return this.partsOf(node as yaml.YAMLMap).at(-1)?.end ?? end;
    return start + this.source.slice(start, end).trimEnd().length;
  }

  private dashOf({ srcToken }: yaml.YAMLSeq): number {
    const tokens = srcToken?.type === "block-seq" ? srcToken.items[0]?.start : undefined;
    return tokens?.find(({ type }) => type === "seq-item-ind")?.offset ?? 0;
  }

  private endWithComments(end: number, column: number): number {
    const below = this.source.indexOf("\n", end) + 1;
    const comment = ` {${column + 1},}#.*\\n`;
    const comments = new RegExp(`^(?:[ \\t]*\\r?\\n|${comment})*${comment}`);
    return below + (comments.exec(this.source.slice(below))?.[0].length ?? 0);
  }

  private indented(value: unknown, column: number): string {
    const lines = linesFor(value).map((line) => line && " ".repeat(column) + line);
    return lines.map((line) => line + this.lineBreak).join("");
  }

  private lineEnd(offset: number) {
    return offset + (/^[^\r\n]*/.exec(this.source.slice(offset))?.[0].length ?? 0);
  }

  private columnOf(offset: number) {
    return offset - this.source.lastIndexOf("\n", offset - 1) - 1;
  }
}

export const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null;

/** Prepares a value for comparison by trimming it and removing the values that forms use for missing keys. */
function normalized(value: unknown): unknown {
  if (typeof value === "string") return value.trim() || undefined;
  if (!isGroup(value)) return value === false || value === null ? undefined : value;
  const parts = Object.entries(value).map(([key, part]) => [key, normalized(part)] as const);
  if (parts.every(([, part]) => part === undefined)) return undefined;
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const keyOf = (value: unknown) => JSON.stringify(normalized(value));

export const isSame = (one: unknown, other: unknown) => keyOf(one) === keyOf(other);

const isFilled = (value: unknown) => value === false || normalized(value) !== undefined;

/** Prefers old entries with the same value, then the same name, then common values or the same position. */
export function matchEntries(
  old: readonly unknown[],
  value: readonly unknown[],
): (number | undefined)[] {
  const [oldKeys, keys] = [old.map(keyOf), value.map(keyOf)];
  const likeness = (one: number, index: number): number => {
    const moved = Math.min(
      ...[0, old.length - value.length].map((by) => Math.abs(one - index - by)),
    );
    const place = 1 / (1 + moved);
    if (oldKeys[one] === keys[index]) return 100 + place;
    const [before, after] = [old[one], value[index]].map((entry) => Object(entry));
    const isCommon = (key: string) => isFilled(before[key]) && isSame(before[key], after[key]);
    return (
      (ENTRY_NAMES.some(isCommon) ? 50 : 0) + Object.keys(before).filter(isCommon).length + place
    );
  };
  const pairs = value.flatMap((_, index) =>
    old.map((_entry, one) => ({ one, index, points: likeness(one, index) })),
  );
  const matches: (number | undefined)[] = value.map(() => undefined);
  for (const { one, index, points } of pairs.sort((a, b) => b.points - a.points)) {
    if (points >= 1 && matches[index] === undefined && !matches.includes(one)) matches[index] = one;
  }
  return matches;
}

/** Writes YAML 1.1, in which strings such as yes, 1:30 and 2026-11-01 must be quoted. */
const OPTIONS = { version: "1.1", aliasDuplicateObjects: false, lineWidth: 0 } as const;

function linesFor(value: unknown): string[] {
  const tidy = (_key: unknown, part: unknown) => {
    if (typeof part !== "string") return part;
    return part.trimEnd().includes("\n") ? `${part.trimEnd()}\n` : part.trimEnd();
  };
  return yaml.stringify(value, tidy, OPTIONS).trimEnd().split("\n");
}

function entryLines(value: unknown, type?: yaml.Scalar.Type): string[] {
  const isBlock = type?.startsWith("BLOCK");
  const isQuoted = type?.startsWith("QUOTE") && !/\n./.test(String(value));
  if (typeof value !== "string" || !type || !(isBlock || isQuoted)) return linesFor([value]);
  const scalar = new yaml.Scalar(value.trimEnd() + (isBlock ? "\n" : ""));
  return linesFor([Object.assign(scalar, { type })]);
}

function flowText(value: unknown, type?: yaml.Scalar.Type): string {
  if (Array.isArray(value)) return `[${value.map((part) => flowText(part)).join(", ")}]`;
  if (isGroup(value)) {
    const parts = Object.entries(value).filter(([, part]) => isFilled(part));
    return `{${parts.map(([key, part]) => `${key}: ${flowText(part)}`).join(", ")}}`;
  }
  const [first = "", ...others] = entryLines(value, type);
  const isPlain = others.length === 0 && /^- (?:["']|[^,[\]{}]*$)/.test(first);
  return isPlain ? first.slice(2) : JSON.stringify(String(value).trim());
}
