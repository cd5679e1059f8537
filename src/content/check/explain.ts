import { isMap, isScalar, type Node } from "yaml";
import { z } from "zod";
import { PAGES } from "../../routes";
import { ADDRESS, OUTSIDE_HOST } from "../fields";
import { FOREIGN_ENTRY } from "../read/bullet";
import { metaOf, nodeAt, required, schemaAt, shapeOf } from "../read/content-walk";
import {
  COLON_IN_TEXT,
  CURLY_QUOTES,
  isInCurlyQuotes,
  NO_SPACE_AFTER_COLON,
  NO_SPACE_AFTER_DASH,
  needsColon,
  needsDash,
  needsQuotes,
} from "../read/messages";
import type { YamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import { didYouMean, nearest } from "./suggest";

/** One mistake in plain words, and where it stands. */
export interface Explanation {
  path: ContentPath;
  message: string;
  /** True if the key itself is the mistake rather than its value. */
  onKey?: boolean;
}

type Schema = z.core.$ZodType;

/**
 * Says in plain words what zod found in a file, with the remedy.
 *
 * @param schema the file's definition
 * @param most how many mistakes are wanted
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  schema: Schema,
  file: YamlFile,
  most: number,
): Explanation[] {
  const pathOf = (issue: z.core.$ZodIssue) => issue.path.join("\n");
  // A text where a list should stand has a length too, which says nothing then.
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(pathOf));
  const telling = issues.filter(
    (issue) => !/^too_/.test(issue.code) || !mistyped.has(pathOf(issue)),
  );
  const explanations = telling
    .slice(0, most)
    .flatMap((issue) => explainIssue(issue, schema, file, most));
  // A misspelt key leaves its right name missing: one mistake, so one message.
  const meant = new Set(explanations.flatMap(({ meant: keys = [] }) => keys));
  return explanations.filter(({ path }) => !meant.has(path.join("\n")));
}

/** With the right names of misspelt keys, by their paths. */
type Explaining = Explanation & { meant?: string[] };

function explainIssue(
  issue: z.core.$ZodIssue,
  model: Schema,
  file: YamlFile,
  most: number,
): Explaining[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, most).map((key) => explainUnknownKey(key, path, model, file));
  }
  const found = valueAt(file.value, path);
  const schema = schemaAt(model, path);
  const torn = found === undefined ? tornEntry(path, file.value) : undefined;
  if (torn) return [torn];
  const message =
    found === undefined && path.length > 0
      ? `"${String(path.at(-1))}" is missing; add it${hintOf(schema)}`
      : found === null
        ? explainEmpty(path, schema, file)
        : explainValue(issue, found, schema, nodeAt(file.document, path).node, file.source);
  return message === undefined ? [] : [{ path, message }];
}

/** A key that is missing in an entry, and begins the next one, which has none of the entry's own keys. */
function tornEntry(path: ContentPath, value: unknown): Explaining | undefined {
  const [index, key] = path.slice(-2);
  if (typeof index !== "number" || key === undefined) return undefined;
  const list = path.slice(0, -2);
  const keys = Object.keys(valueAt(value, [...list, index]) ?? {});
  const next = [...list, index + 1];
  const rest = Object.keys(valueAt(value, next) ?? {});
  if (!rest.includes(String(key)) || rest.some((name) => keys.includes(name))) return undefined;
  const message = `a dash begins a new entry; remove it if "${rest[0]}" belongs to what stands above`;
  return { path: next, message, meant: keys.map((name) => [...next, name].join("\n")) };
}

const hintOf = (schema: Schema | undefined) => {
  const description = (schema && metaOf(schema))?.description;
  return description ? ` (${description})` : "";
};

/** The words by the issue's code; undefined if another check says more. */
function explainValue(
  issue: z.core.$ZodIssue,
  found: unknown,
  schema: Schema | undefined,
  node: Node | undefined,
  source: string,
): string | undefined {
  const meta = schema && metaOf(schema);
  const count =
    Array.isArray(found) && (found.length === 1 ? "1 entry" : `${found.length} entries`);
  switch (issue.code) {
    case "invalid_type":
      return explainType(issue.expected, schema, found, node, source);
    case "invalid_value": {
      const words = issue.values.map(String);
      return `${asFound(found)} is not one of the words for this place${didYouMean(String(found), words)}`;
    }
    case "too_big":
      if (count) return `this list has ${count}, and ${issue.maximum} is the most; remove some`;
      return typeof found === "string"
        ? `this has ${found.length} characters, and there is room for ${issue.maximum}; shorten it`
        : `${asFound(found)} is too large; at most ${issue.maximum}`;
    case "too_small":
      return count
        ? `this list has ${count}, and ${issue.minimum} is the least; add some`
        : `${asFound(found)} is too small; at least ${issue.minimum}`;
    case "invalid_format":
      // Which pictures there are says more than the rule for their names (check/references.ts).
      if (meta?.meaning?.is === "picture") return undefined;
      if (meta?.meaning?.is === "address") return explainAddress(String(found), issue.message);
      return /^\s*$/.test(String(found))
        ? `this is empty; ${issue.message}`
        : `${issue.message}; this is ${asFound(found)}`;
    default:
      return issue.message;
  }
}

/** A key with what follows it, where no colon and space part the two: a colon alone, another character or a space. */
const JOINED = /^([\w-]+)(?:(:)(?=\S)| *(=>?|[;\uFF1A])| )/;

/** A key that the model does not have: what it may have meant, or what stands here. */
function explainUnknownKey(
  key: string,
  path: ContentPath,
  model: Schema,
  file: YamlFile,
): Explaining {
  const schema = schemaAt(model, path);
  const group = valueAt(file.value, path);
  const possible = Object.keys(schema ? shapeOf(schema) : {});
  const free = possible.filter((name) => valueAt(group, [name]) === undefined);
  const problem = { path: [...path, key], onKey: true };
  const meaning = (name: string) => [[...path, name].join("\n")];
  // `alt:"Chart: a line"` and `alt "Chart: a line"` are read as a key up to the next colon.
  const [, joined = "", colon, character] = JOINED.exec(key) ?? [];
  if (free.includes(joined)) {
    const message = colon ? NO_SPACE_AFTER_COLON : needsColon(joined, character);
    return { ...problem, message, meant: meaning(joined) };
  }
  const unknown = `${asFound(key)} is not known here`;
  const known = nearest(key, free);
  if (known !== undefined) {
    return { ...problem, message: `${unknown}; did you mean "${known}"?`, meant: meaning(known) };
  }
  // A key that belongs to the place around or inside this one has slipped out of its column.
  const nearby = [path.slice(0, -1), path.slice(0, -2), ...possible.map((name) => [...path, name])];
  const hasSlipped = nearby.some((place) => key in shapeOf(schemaAt(model, place) ?? z.never()));
  const remedy = hasSlipped
    ? "is it indented right?"
    : `remove it, or use one of ${possible.join(", ")}`;
  return { ...problem, message: `${unknown}; ${remedy}` };
}

function explainEmpty(
  path: ContentPath,
  schema: Schema | undefined,
  { document, source }: YamlFile,
): string {
  const [, end = 0] = nodeAt(document, path).node?.range ?? [];
  // YAML takes `title: #1 in testing` for an empty title with a comment.
  if (/^[ \t]*#\S/.test(source.slice(end, end + 200))) return needsQuotes("#");
  const inner = schema && required(schema);
  const remedy =
    inner instanceof z.ZodArray
      ? 'this list is empty; write its entries below, each on a line of its own after "- "'
      : inner instanceof z.ZodObject
        ? `this is empty; write its keys below, each on a line of its own: ${Object.keys(inner.shape).join(", ")}`
        : `this is empty; write something after the ${typeof path.at(-1) === "number" ? "dash" : "colon"}`;
  return schema instanceof z.ZodOptional ? `${remedy}, or remove the line` : remedy;
}

const TYPES: Record<string, string> = {
  string: "text",
  number: "a number like 140",
  int: "a whole number like 500",
  boolean: "true or false",
  array: 'a list, each entry on a line of its own after "- "',
  object: "a group of keys, each on a line of its own",
};

function explainType(
  type: string,
  schema: Schema | undefined,
  found: unknown,
  node: Node | undefined,
  source: string,
): string {
  if (type === "string" && isScalar(node)) {
    const kind =
      found instanceof Date ? "a date" : typeof found === "number" ? "a number" : "true or false";
    return `YAML reads ${node.source} as ${kind}; put it in quotes: "${node.source}"`;
  }
  if (type === "string" && node) {
    const [start = 0, end] = node.range ?? [];
    const first = source.charAt(start);
    if (first === "{" || first === "[") return `${needsQuotes(first)}; here a text should stand`;
    if (isInCurlyQuotes(source.slice(start, end).trim())) return CURLY_QUOTES;
    if (isMap(node) && node.items.length === 1) return `here a text should stand; ${COLON_IN_TEXT}`;
  }
  if (typeof found === "string" && type === "object") {
    const [, key = "", colon, character] = JOINED.exec(found) ?? [];
    if (colon) return NO_SPACE_AFTER_COLON;
    if (schema && key in shapeOf(schema)) return needsColon(key, character);
  }
  if (typeof found === "string" && type === "array") {
    if (/^-\S/.test(found)) return NO_SPACE_AFTER_DASH;
    const bullet = FOREIGN_ENTRY.exec(found)?.[1];
    if (bullet !== undefined) return needsDash(bullet);
  }
  const expected = (schema && metaOf(schema))?.expected;
  return expected === undefined
    ? `this should be ${TYPES[type] ?? type}, and it is ${asFound(found)}`
    : `${expected}; this is ${asFound(found)}`;
}

/** What is wrong with an address that is none, most dangerous first; `rule` says what one is. */
export function explainAddress(found: string, rule: string): string {
  const [, scheme = ""] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(found) ?? [];
  if (/^(?:javascript|data|vbscript|file|blob)$/i.test(scheme)) {
    return `"${scheme}:" is not allowed in an address, it can run code in the visitor's browser; ${rule}`;
  }
  if (/^http$/i.test(scheme)) return `"http:" is not safe; write "https:" in its place`;
  if (/^(?:mailto|tel)$/i.test(scheme)) return `"${scheme}:" is not for this place; ${rule}`;
  if (found.startsWith("//")) return `"https:" is missing before "${found}"`;
  if (/\s/.test(found)) return `there is a space in this address; ${rule}`;
  if (/^https:\/\//i.test(found) && !OUTSIDE_HOST.test(found)) return explainHost(found);
  const page = scheme === "" && rule === ADDRESS.rule && pageMeant(found);
  if (page) return `this site's page is "${page}"; write that in place of "${found}"`;
  return `${rule}; this is ${asFound(found)}`;
}

/** What is wrong with an address whose host is none. */
function explainHost(found: string): string {
  const [, character] = /([^\p{L}\p{N}/])$/u.exec(found) ?? [];
  const without = found.slice(0, -1);
  if (character !== undefined && OUTSIDE_HOST.test(without))
    return `remove the "${character}" at the end; write "${without}"`;
  const readable = URL.canParse(found) ? new URL(found).href : "";
  return /[^ -~]/.test(found) && OUTSIDE_HOST.test(readable)
    ? `write the host in the way that browsers ask for it: "${readable}"`
    : `behind "https://" belongs a host like files.example.com; this is ${asFound(found)}`;
}

/** The page of this site that an address was meant for: without its slash, in capitals, or with an ending. */
function pageMeant(found: string): string | undefined {
  const [, written = "", place = ""] =
    /^\/?([^?#]*?)\/?(?:\.html?)?(?:\?[^#]*)?(#.*)?$/.exec(found.toLowerCase()) ?? [];
  const page = nearest(
    `/${written}`,
    PAGES.filter((known) => known !== "/"),
  );
  return page && page + place;
}

function asFound(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return `a date, ${value.toISOString().slice(0, 10)}`;
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value !== "string") return String(value);
  if (value === "") return "empty";
  const text = value.slice(0, 200).replace(/\s*\n\s*/g, " ");
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
