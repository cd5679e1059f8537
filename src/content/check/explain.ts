import { isMap, isScalar, type Node } from "yaml";
import { z } from "zod";
import { PAGES } from "../../routes";
import { ADDRESS, OUTSIDE_HOST } from "../fields";
import { required, schemaAt, shapeOf } from "../read/content-walk";
import {
  COLON_IN_TEXT,
  CURLY_QUOTES,
  NO_SPACE_AFTER_COLON,
  NO_SPACE_AFTER_DASH,
  needsColon,
  needsDash,
  needsQuotes,
} from "../read/messages";
import { isInCurlyQuotes } from "../read/yaml-parse";
import { FOREIGN_BULLET } from "../read/yaml-repairs";
import { type ContentPath, valueAt } from "../value-at";
import { joinedEntries } from "./scalars";
import { didYouMean, nearest } from "./suggest";

/** One mistake in plain words, and where it stands. */
export interface Explanation {
  path: ContentPath;
  message: string;
  /** True if the key itself is the mistake rather than its value. */
  onKey?: boolean;
}

/** What an explanation looks at: the file's value, its nodes and source, and its definition. */
export interface Explained {
  schema: z.core.$ZodType;
  value: unknown;
  source: string;
  node(path: ContentPath): Node | undefined;
}

/** Says in plain words what zod found in a file, with the remedy. */
export function explainIssues(issues: readonly z.core.$ZodIssue[], file: Explained): Explanation[] {
  const pathOf = (issue: z.core.$ZodIssue) => issue.path.join("\n");
  // A text where a list should stand has a length too, which says nothing then.
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(pathOf));
  const telling = issues.filter(
    (issue) => !/^too_/.test(issue.code) || !mistyped.has(pathOf(issue)),
  );
  const explanations = telling.flatMap((issue) => explainIssue(issue, file));
  // A misspelt key leaves its right name missing: one mistake, so one message.
  const meant = new Set(explanations.flatMap(({ meant: keys = [] }) => keys));
  return explanations.filter(({ path }) => !meant.has(path.join("\n")));
}

/** With the right names of misspelt keys, by their paths. */
type Explaining = Explanation & { meant?: string[] };

function explainIssue(issue: z.core.$ZodIssue, file: Explained): Explaining[] {
  const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  const found = valueAt(file.value, path);
  const schema = schemaAt(file.schema, path);
  const meta = schema && z.globalRegistry.get(required(schema));
  const say = (message: string): Explaining[] => [{ path, message }];

  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => explainUnknownKey(key, path, file));
  }
  if (found === undefined && path.length > 0) {
    const hint = meta?.description ? ` (${meta.description})` : "";
    return say(`"${String(path.at(-1))}" is missing; add it${hint}`);
  }
  if (found === null) return say(explainEmpty(schema, path, file));

  switch (issue.code) {
    case "invalid_type":
      return say(explainType(issue.expected, schema, found, file.node(path), file.source));
    case "invalid_value": {
      const words = issue.values.map(String);
      return say(
        `${asFound(found)} is not one of the words for this place${didYouMean(String(found), words)}`,
      );
    }
    case "too_big":
      return say(
        typeof found === "string"
          ? (joinedEntries(file.node(path), file.source) ??
              `this has ${found.length} characters, and there is room for ${issue.maximum}; shorten it`)
          : Array.isArray(found)
            ? `this list has ${entries(found)}, and ${issue.maximum} is the most; remove some`
            : `${asFound(found)} is too large; at most ${issue.maximum}`,
      );
    case "too_small":
      return say(
        Array.isArray(found)
          ? `this list has ${entries(found)}, and ${issue.minimum} is the least; add some`
          : `${asFound(found)} is too small; at least ${issue.minimum}`,
      );
    case "invalid_format": {
      // Which pictures there are says more than the rule for their names (check/references.ts).
      if (meta?.meaning?.is === "picture") return [];
      if (meta?.meaning?.is === "address") return say(explainAddress(String(found), issue.message));
      return say(
        /^\s*$/.test(String(found))
          ? `this is empty; ${issue.message}`
          : `${issue.message}; this is ${asFound(found)}`,
      );
    }
    default:
      return say(issue.message);
  }
}

/** A key with what follows it, where no colon and space part the two: a colon alone, another sign or a space. */
const JOINED = /^([\w-]+)(?:(:)(?=\S)| *(=>?|[;\uFF1A])| )/;

/** A key that the model does not have: what it may have meant, or what stands here. */
function explainUnknownKey(key: string, path: ContentPath, file: Explained): Explaining {
  const schema = schemaAt(file.schema, path);
  const group = valueAt(file.value, path);
  const possible = Object.keys(schema ? shapeOf(schema) : {});
  const free = possible.filter((name) => valueAt(group, [name]) === undefined);
  const known = nearest(key, free);
  const problem = { path: [...path, key], onKey: true };
  // `alt:"Chart: a line"` and `alt "Chart: a line"` are read as a key up to the next colon.
  const [, joined = "", colon, sign] = JOINED.exec(key) ?? [];
  if (free.includes(joined)) {
    const message = colon ? NO_SPACE_AFTER_COLON : needsColon(joined, sign);
    return { ...problem, message, meant: [[...path, joined].join("\n")] };
  }
  if (known !== undefined) {
    const message = `"${key}" is not known here; did you mean "${known}"?`;
    return { ...problem, message, meant: [[...path, known].join("\n")] };
  }
  // A key that belongs to the place around or inside this one has slipped out of its column.
  const nearby = [path.slice(0, -1), path.slice(0, -2), ...possible.map((name) => [...path, name])];
  const slipped = nearby.some((place) => {
    const other = schemaAt(file.schema, place);
    return other !== undefined && key in shapeOf(other);
  });
  return {
    ...problem,
    message: `"${key}" is not known here; ${slipped ? "is it indented right?" : `remove it, or use one of ${possible.join(", ")}`}`,
  };
}

function explainEmpty(
  schema: z.core.$ZodType | undefined,
  path: ContentPath,
  { node, source }: Explained,
): string {
  const [, end = 0] = node(path)?.range ?? [];
  // YAML takes `title: #1 in testing` for an empty title with a comment.
  if (/^[ \t]*#\S/.test(source.slice(end))) return needsQuotes("#");
  const optional = schema instanceof z.ZodOptional ? ", or remove the line" : "";
  const inner = schema && required(schema);
  if (inner instanceof z.ZodArray)
    return `this list is empty; write its entries below, each on a line of its own after "- "${optional}`;
  if (inner instanceof z.ZodObject)
    return `this is empty; write its keys below, each on a line of its own: ${Object.keys(inner.shape).join(", ")}${optional}`;
  return `this is empty; write something after the ${typeof path.at(-1) === "number" ? "dash" : "colon"}${optional}`;
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
  schema: z.core.$ZodType | undefined,
  found: unknown,
  node: Node | undefined,
  source: string,
): string {
  if (type === "string" && isScalar(node)) {
    return `YAML reads ${node.source} as ${typeof found === "number" ? "a number" : "true or false"}; put it in quotes: "${node.source}"`;
  }
  if (type === "string" && node) {
    const sign = source.charAt(node.range?.[0] ?? 0);
    if (sign === "{" || sign === "[") return `${needsQuotes(sign)}; here a text should stand`;
    const [start = 0, end] = node.range ?? [];
    if (isInCurlyQuotes(source.slice(start, end).trim())) return CURLY_QUOTES;
    if (isMap(node) && node.items.length === 1) {
      return `here a text should stand; ${COLON_IN_TEXT}`;
    }
  }
  if (typeof found === "string" && type === "object") {
    const [, key = "", colon, sign] = JOINED.exec(found) ?? [];
    if (colon) return NO_SPACE_AFTER_COLON;
    if (schema && key in shapeOf(schema)) return needsColon(key, sign);
  }
  if (typeof found === "string" && type === "array" && /^-\S/.test(found)) {
    return NO_SPACE_AFTER_DASH;
  }
  const [, , bullet] = (type === "array" && FOREIGN_BULLET.exec(String(found))) || [];
  if (bullet !== undefined) return needsDash(bullet);
  const expected = schema && z.globalRegistry.get(required(schema))?.expected;
  if (expected !== undefined) return `${expected}; this is ${asFound(found)}`;
  return `this should be ${TYPES[type] ?? type}, and it is ${asFound(found)}`;
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
  const [, sign] = /([^\p{L}\p{N}/])$/u.exec(found) ?? [];
  const without = found.slice(0, -1);
  if (sign !== undefined && OUTSIDE_HOST.test(without))
    return `remove the "${sign}" at the end; write "${without}"`;
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

const entries = (list: readonly unknown[]) =>
  list.length === 1 ? "1 entry" : `${list.length} entries`;

function asFound(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value !== "string") return String(value);
  if (value === "") return "empty";
  const text = value.replace(/\s*\n\s*/g, " ");
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
