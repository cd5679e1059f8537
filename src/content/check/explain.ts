import { isCollection, isScalar, isSeq, type Node, Scalar } from "yaml";
import { z } from "zod";
import { didYouMean, nearest } from "../../suggest";
import {
  metaOf,
  nodeAt,
  type Schema,
  schemaAt,
  shapeOf,
  unwrapOptional,
} from "../read/content-walk";
import { readAsSite, type YamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import type { ValueError } from "../value-error";

export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  model: Schema,
  file: YamlFile,
  max: number,
): ValueError[] {
  const pathOf = (issue: z.core.$ZodIssue) => issue.path.join("\n");
  // If a value has the wrong type, ignore issues about its length.
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(pathOf));
  // For a misspelled key, report only the misspelling, although Zod also reports the correct key as missing.
  const meant = new Set<string>();
  const explanations = issues
    .filter((issue) => !/^too_/.test(issue.code) || !mistyped.has(pathOf(issue)))
    .slice(0, max)
    .flatMap((issue): ValueError[] => {
      const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
      const schema = schemaAt(model, path);
      if (issue.code !== "unrecognized_keys") {
        const message = explainValue(issue, path, schema, file);
        if (message === undefined) return [];
        const isSample = schema && metaOf(schema).kind?.name === "code";
        return [{ path, message, offset: isSample ? offsetInCode(path, schema, file) : undefined }];
      }
      return issue.keys.slice(0, max).map((key) => {
        const possible = Object.keys(schema ? shapeOf(schema) : {});
        const group = valueAt(file.value, path);
        const known = nearest(
          key,
          possible.filter((name) => valueAt(group, [name]) === undefined),
        );
        if (known !== undefined) meant.add([...path, known].join("\n"));
        const fix = known
          ? `did you mean "${known}"?`
          : `remove it, fix its indentation, or use one of these keys: ${possible.join(", ")}`;
        const isEmpty = key === "null" && !nodeAt(file.document, [...path, key]).key;
        const message = isEmpty
          ? 'a line in this group has "?" or "~" instead of a key; enter the key, or remove the line'
          : `${asFound(key)} isn't a valid key here; ${fix}`;
        return { path: [...path, key], message, onKey: true };
      });
    });
  return explanations.filter(({ path, onKey }) => onKey || !meant.has(path?.join("\n") ?? ""));
}

/** Returns the offset of the first line in a `|` block that violates the rules for code samples. */
function offsetInCode(path: ContentPath, schema: Schema, file: YamlFile): number | undefined {
  const { node } = nodeAt(file.document, path);
  if (!isScalar<string>(node) || node.type !== Scalar.BLOCK_LITERAL) return undefined;
  const lines = node.value.split("\n");
  const isRight = (count: number) => z.safeParse(schema, lines.slice(0, count).join("\n")).success;
  const wrong = lines.findIndex((_line, index) => !isRight(index + 1));
  const { line } = file.lines.linePos(node.range?.[0] ?? 0);
  const start = file.lines.lineStarts[line + wrong] ?? 0;
  return file.source.indexOf(lines[wrong] ?? "", start);
}

/** Returns the message for an issue, or undefined if another check reports a better message. */
function explainValue(
  issue: z.core.$ZodIssue,
  path: ContentPath,
  schema: Schema | undefined,
  file: YamlFile,
): string | undefined {
  const found = valueAt(file.value, path);
  const { description, kind, expected } = schema ? metaOf(schema) : {};
  if (found === undefined && path.length > 0) {
    return `"${path.at(-1)}" is missing; add it${description ? ` (description: "${description}")` : ""}`;
  }
  if (found === null || (typeof found === "string" && found.trim() === "")) {
    return explainEmpty(schema);
  }
  const count = Array.isArray(found) && (found.length === 1 ? "1 item" : `${found.length} items`);
  switch (issue.code) {
    case "invalid_type": {
      const { node } = nodeAt(file.document, path);
      if (issue.expected === "string" && !expected) return explainNonText(found, node, schema);
      const unquoted = isQuoted(node) ? readAsSite(String(found)) : {};
      if ("value" in unquoted && schema && z.safeParse(schema, unquoted.value).success)
        return `${asFound(found)} counts as text because it is in quotes; remove the quotes`;
      return expected === undefined
        ? explainType(issue.expected, found, schema)
        : `${asFound(found)} isn't ${expected}`;
    }
    case "invalid_value":
      return `${asFound(found)} isn't a valid choice here${didYouMean(String(found), issue.values.map(String))}`;
    case "too_big":
      if (count)
        return `this list has ${count} but can have at most ${issue.maximum}; remove ${found.length - Number(issue.maximum)}`;
      return typeof found === "string"
        ? `this text is ${found.length} characters long; shorten it to at most ${issue.maximum} characters`
        : `${asFound(found)} is too large; enter ${issue.maximum} or less`;
    case "too_small":
      return count
        ? `this list has ${count} but needs at least ${issue.minimum}; add ${Number(issue.minimum) - found.length} more`
        : `${asFound(found)} is too small; enter ${issue.minimum} or more`;
    case "invalid_format":
      // The message in references.ts is more helpful, because it suggests existing files, pages or entries.
      if (kind && /^(?:link|picture|references)$/.test(kind.name)) return undefined;
      // Don't quote the code sample, because the reported position already points to the wrong line.
      if (kind?.name === "code") return `this isn't ${issue.message}`;
      return `${asFound(found)} isn't ${issue.message}`;
    default:
      return issue.message;
  }
}

function explainType(type: string, found: unknown, schema: Schema | undefined): string {
  const [firstKey = "key"] = Object.keys(schema ? shapeOf(schema) : {});
  if (type === "array") {
    return `this must be a list, not ${asFound(found)}; put each item on its own line, and start it with "- "`;
  }
  return type === "object"
    ? `this must be a group of keys, not ${asFound(found)}; put each key on its own line below, like "${firstKey}: …"`
    : `this must be ${type === "boolean" ? "true or false" : type}, not ${asFound(found)}`;
}

function explainEmpty(schema: Schema | undefined): string {
  const inner = schema && unwrapOptional(schema);
  const [what, fix] =
    inner instanceof z.ZodArray
      ? ["this list", 'add its items on the lines below, each starting with "- "']
      : inner instanceof z.ZodObject
        ? [
            "this group",
            `add these keys on the lines below: ${Object.keys(inner.shape).join(", ")}`,
          ]
        : ["this", "add a value (in quotes if it starts with #)"];
  const isOptional = schema instanceof z.ZodOptional;
  return `${what} is empty; ${isOptional ? "remove the line, or " : ""}${fix}`;
}

const isQuoted = (node: Node | undefined) => isScalar(node) && node.type?.startsWith("QUOTE");

function explainNonText(
  found: unknown,
  node: Node | undefined,
  schema: Schema | undefined,
): string {
  if (!isScalar(node)) {
    const fix =
      isCollection(node) && node.flow
        ? 'put straight quotes (") around text that starts with "{" or "["'
        : isSeq(node)
          ? "remove the dash in front of the text"
          : 'put straight quotes (") around text that contains or ends with a colon, or remove the key in front of the text';
    return `this must be text, not ${asFound(found)}; ${fix}`;
  }
  const [issue] = (schema && z.safeParse(schema, node.source).error?.issues) ?? [];
  if (issue?.code === "invalid_format") return `${node.source} isn't ${issue.message}`;
  const kind =
    found instanceof Date ? "a date" : typeof found === "number" ? "a number" : "true or false";
  return `YAML reads ${node.source} as ${kind}, but this must be text; put it in quotes: "${node.source}"`;
}

function asFound(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return `a date (${value.toISOString().slice(0, 10)})`;
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value !== "string") return String(value);
  const text = value.slice(0, 200).replace(/\s*\n\s*/g, " ");
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
