import { isScalar, type Node, Scalar } from "yaml";
import { z } from "zod";
import { metaOf, nodeAt, required, schemaAt, shapeOf } from "../read/content-walk";
import type { YamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import { meantAddress } from "./addresses";
import { didYouMean, nearest } from "./suggest";

/** One mistake in plain words, and where it stands. */
export interface Explanation {
  path: ContentPath;
  message: string;
  /** True if the key itself is the mistake rather than its value. */
  onKey?: boolean;
  /** The mistake's offset in the source, where it is one line of the value. */
  offset?: number | undefined;
}

type Schema = z.core.$ZodType;

/**
 * Says in plain words what zod found in a file, with the remedy.
 *
 * @param model the file's definition
 * @param most how many mistakes are wanted
 */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  model: Schema,
  file: YamlFile,
  most: number,
): Explanation[] {
  const pathOf = (issue: z.core.$ZodIssue) => issue.path.join("\n");
  // A text where a list should stand has a length too, which says nothing then.
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(pathOf));
  // A misspelt key leaves its right name missing: one mistake, so one message.
  const meant = new Set<string>();
  const explanations = issues
    .filter((issue) => !/^too_/.test(issue.code) || !mistyped.has(pathOf(issue)))
    .slice(0, most)
    .flatMap((issue): Explanation[] => {
      const path = issue.path.map((step) => (typeof step === "symbol" ? String(step) : step));
      const schema = schemaAt(model, path);
      if (issue.code !== "unrecognized_keys") {
        const message = explainValue(issue, path, schema, file);
        if (message === undefined) return [];
        const isCode = schema && metaOf(schema).meaning?.is === "code";
        return [{ path, message, offset: isCode ? offsetInCode(path, schema, file) : undefined }];
      }
      return issue.keys.slice(0, most).map((key) => {
        const possible = Object.keys(schema ? shapeOf(schema) : {});
        const group = valueAt(file.value, path);
        const known = nearest(
          key,
          possible.filter((name) => valueAt(group, [name]) === undefined),
        );
        if (known !== undefined) meant.add([...path, known].join("\n"));
        const remedy = known
          ? `did you mean "${known}"?`
          : `remove it or correct its indent, or use one of ${possible.join(", ")}`;
        const message = `${asFound(key)} is not known here; ${remedy}`;
        return { path: [...path, key], message, onKey: true };
      });
    });
  return explanations.filter(({ path, onKey }) => onKey || !meant.has(path.join("\n")));
}

/** Where the first line of a code sample stands, below its `|`, that breaks the sample's rule. */
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

/** The words by the issue's code; undefined if another check says more. */
function explainValue(
  issue: z.core.$ZodIssue,
  path: ContentPath,
  schema: Schema | undefined,
  file: YamlFile,
): string | undefined {
  const found = valueAt(file.value, path);
  const { description, meaning, expected } = schema ? metaOf(schema) : {};
  if (found === undefined && path.length > 0) {
    return `"${path.at(-1)}" is missing; add it${description ? ` (${description})` : ""}`;
  }
  if (found === null) return explainEmpty(schema);
  const count =
    Array.isArray(found) && (found.length === 1 ? "1 entry" : `${found.length} entries`);
  switch (issue.code) {
    case "invalid_type": {
      const { node } = nodeAt(file.document, path);
      if (issue.expected === "string" && !expected) return explainNoText(found, node);
      return expected === undefined
        ? `this should be ${TYPES[issue.expected] ?? issue.expected}, and it is ${asFound(found)}`
        : `${expected}; this is ${asFound(found)}`;
    }
    case "invalid_value":
      return `${asFound(found)} is not one of the words for this place${didYouMean(String(found), issue.values.map(String))}`;
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
      // Which pictures and entries there are says more than the rule for their names (check/references.ts).
      if (meaning?.is === "picture" || meaning?.is === "references") return undefined;
      // Its line is pointed at.
      if (meaning?.is === "code") return issue.message;
      return meaning?.is === "address" && schema
        ? `${issue.message}${meantAddress(String(found), (one) => z.safeParse(schema, one).success)}`
        : `${issue.message}; this is ${asFound(found)}`;
    default:
      return issue.message;
  }
}

const TYPES: Record<string, string> = {
  boolean: "true or false",
  array: 'a list, each entry on a line of its own after "- "',
  object: 'a group of keys, each on a line of its own with ": " after the key',
};

function explainEmpty(schema: Schema | undefined): string {
  const inner = schema && required(schema);
  const remedy =
    inner instanceof z.ZodArray
      ? 'write its entries below, each on a line of its own after "- "'
      : inner instanceof z.ZodObject
        ? `write its keys below, each on a line of its own: ${Object.keys(inner.shape).join(", ")}`
        : "write something here, in quotes if it begins with #";
  const isOptional = schema instanceof z.ZodOptional;
  return `this is empty; ${remedy}${isOptional ? ", or remove the line" : ""}`;
}

function explainNoText(found: unknown, node: Node | undefined): string {
  if (!isScalar(node)) {
    return 'here a text should stand; put quotes around one that begins with "{" or "[" or has ": " in it';
  }
  const kind =
    found instanceof Date ? "a date" : typeof found === "number" ? "a number" : "true or false";
  return `YAML reads ${node.source} as ${kind}; put it in quotes: "${node.source}"`;
}

function asFound(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (value instanceof Date) return `a date, ${value.toISOString().slice(0, 10)}`;
  if (typeof value === "object" && value !== null) return "a group of keys";
  if (typeof value !== "string") return String(value);
  if (value.trim() === "") return "empty";
  const text = value.slice(0, 200).replace(/\s*\n\s*/g, " ");
  return text.length > 80 ? `"${text.slice(0, 79)}…"` : `"${text}"`;
}
