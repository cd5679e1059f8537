import * as yaml from "yaml";
import { ENTRY_NAMES } from "../content/check/positions";
import { readAsSite } from "../content/read/yaml-file";

/*
 * Saves a form in a YAML file. In: the file's text and its new value. Out: the text with only the changed values
 * replaced, so that a change of one value is a change of one line, and comments, quotes and line breaks stay.
 * Never: a text that means something else than the new value, which editYaml checks at the end.
 *
 * The yaml package keeps every character of a file in a tree of tokens (https://eemeli.org/yaml/#cst-parser), from which
 * its `stringify` writes the same characters again. The token of a group or list has an item for each key or entry:
 *
 *     { start: what comes before it, with the comments and blank lines above; key; sep: the colon; value: a token }
 *
 * The code below walks over the old value with its tokens and the new value. It writes what stays from its tokens, and
 * only what changes anew.
 */

const { stringify } = yaml.CST;

type Collection = yaml.YAMLMap.Parsed | yaml.YAMLSeq.Parsed;

/**
 * Replaces only the text of the values that change, so that everything else keeps its formatting. Throws if
 * the edited source doesn't parse to the new value. Undefined keys are removed.
 */
export function editYaml(source: string, value: unknown): string {
  if (!source.endsWith("\n")) return editYaml(`${source}\n`, value);
  const document = yaml.parseDocument(source, { keepSourceTokens: true });
  const contents = document.contents as yaml.ParsedNode;
  const token = contents.srcToken as yaml.CST.Token;
  const end = token.offset + stringify(token).length;
  const text = source.slice(0, token.offset) + textOf(contents, value, 0) + source.slice(end);
  const edited = source.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;
  const read = readAsSite(edited);
  if ("value" in read && isSame(read.value, value)) return edited;
  throw new Error("The editor can't write this change. Edit the file in a text editor.");
}

/**
 * Returns the text of a value that replaces `node`. If the new value has several lines, those after the first are
 * indented by `column`. `isFlow`: whether the value is inside brackets.
 */
function textOf(node: yaml.Node, value: unknown, column: number, isFlow = false): string {
  const token = node.srcToken as yaml.CST.Token;
  if (isSame(node.toJSON(), value)) return stringify(token);
  if (yaml.isCollection(node) && isGroup(value)) return textOfCollection(node as Collection, value);
  const type = yaml.isScalar(node) ? node.type : undefined;
  // `end` is the rest of the value's line, which can have a comment.
  const end = "end" in token ? stringify({ start: token.end ?? [] }) : "";
  if (isFlow) return flowText(value, type) + end;
  const [first = "", ...others] = entryLines(value, type);
  const isBlock = token.type === "block-scalar" && others.length > 0;
  const [, indent = " ".repeat(column)] = /^\s*?( +)\S/.exec(isBlock ? token.source : "") ?? [];
  const lines = others.map((line) => `${line.replace(/^ {2}/, indent)}\n`).join("");
  if (isBlock) return stringify({ ...token, source: lines });
  return first.slice(2) + (end || "\n").replace("\n", (lineBreak) => lineBreak + lines);
}

const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

function textOfCollection(node: Collection, value: object): string {
  const token = node.srcToken as yaml.CST.BlockMap | yaml.CST.FlowCollection;
  const items: yaml.CST.CollectionItem[] = token.items;
  const isFlow = token.type === "flow-collection";
  const indent = " ".repeat(token.indent);
  const old = node.items.map((item) => (yaml.isPair(item) ? item.value : item));
  const textAt = (key: string | number, at: number): string => {
    const put: unknown = Reflect.get(value, key);
    const alone = Array.isArray(value) ? [put] : { [key]: put };
    const lines = linesFor(alone).map((line) => `${line && indent + line}\n`);
    const anew = isFlow ? flowText(alone).slice(1, -1) : lines.join("");
    const [part, item] = [old[at], items[at]];
    if (!item) return anew;
    const start = isFlow ? [] : item.start;
    if (isSame(part?.toJSON(), put)) return stringify({ ...item, start });
    const { value: _, ...head } = item;
    // A key without a value, or with text that becomes a group, gets new tokens.
    if (!part?.srcToken || (yaml.isScalar(part) && isGroup(put)))
      return stringify({ start }) + anew.trimStart();
    return stringify({ ...head, start }) + textOf(part, put, token.indent + 2, isFlow);
  };
  const parts = placesOf(node, value).map(([key, at]) => ({ at, text: textAt(key, at) }));
  // Comments or a comma can follow the last part.
  const rest = items.slice(old.length).map(stringify).join("");
  if (token.type === "flow-collection") {
    const startOf = (at: number) => stringify({ start: items[at]?.start ?? [] });
    const texts = parts.map(({ at, text }) => (at > 0 ? startOf(at) : ", ") + text);
    const inner = startOf(0) + texts.join("").replace(/^\s*,\s*/, "");
    return token.start.source + inner + rest + stringify({ start: token.end });
  }
  const gap = items[1] && BLANK_LINES.test(stringify(items[1])) ? "\n" : "";
  // The indentation of the first part is at the end of the tokens above it, and moves with the part.
  const texts = parts.map(({ at, text }) => (at > 0 ? "" : gap) + (at === 0 ? indent : "") + text);
  return (
    texts
      .join("")
      .replace(BLANK_LINES, "")
      .replace(new RegExp(`^${indent}`), "") + rest
  );
}

/** Returns the keys or indexes of the new value in their order, each with its old index, or -1 if it is new. */
function placesOf(node: Collection, value: object): [key: string | number, at: number][] {
  const old = node.toJSON();
  if (Array.isArray(value)) return matchEntries(old, value).map((at = -1, index) => [index, at]);
  const before = Object.keys(old);
  const isKept = (key: string) => {
    const put: unknown = Reflect.get(value, key);
    return isFilled(put) || (before.includes(key) && isSame(old[key], put));
  };
  const keys = [...new Set([...before, ...Object.keys(value)])].filter(isKept);
  return keys.map((key) => [key, before.indexOf(key)]);
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
