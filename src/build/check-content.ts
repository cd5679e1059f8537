import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Document, Node } from "yaml";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { checkReferences } from "./check-references";
import { CONTENT_FILES, type Content } from "./content-model";
import { explainIssue, nearest, valueAt } from "./explain";

/** A mistake in a content file, placed where an editor can see it. Line and column start at 1. */
export interface Problem {
  /** The file's path from the project's root, with forward slashes. */
  file: string;
  line: number;
  column: number;
  /** Where in the content: `plans › Basic › price.monthly`; empty for the file as a whole. */
  place: string;
  /** What is wrong and how to put it right. */
  message: string;
}

/** A key or position inside a file, from its top. */
export type ContentPath = readonly (string | number)[];

type ParsedFile = { file: string; document: Document.Parsed; lines: LineCounter; value: unknown };

/** `data/plans.yaml:14:5  plans › Basic › price.monthly: …` */
export function formatProblem({ file, line, column, place, message }: Problem): string {
  return `${file}:${line}:${column}  ${place ? `${place}: ` : ""}${message}`;
}

/**
 * Checks every content file under `root`/data and the references between them.
 *
 * @param root the project's folder, which holds `data` and `static/images`
 * @returns all problems of all files, in the order of files and lines; empty if there are none
 */
export function checkContent(root: string): Problem[] {
  const problems: Problem[] = [];
  const content: Record<string, unknown> = {};
  const files = new Map<string, ParsedFile>();

  for (const name of unknownFiles(root)) {
    const known = nearest(
      name,
      CONTENT_FILES.map(({ file }) => file),
    );
    problems.push({
      file: `data/${name}`,
      line: 1,
      column: 1,
      place: "",
      message: `no page reads this file${known ? `; did you mean ${known}?` : ""} Rename or remove it`,
    });
  }

  for (const { file: name, schema } of CONTENT_FILES) {
    const file = `data/${name}`;
    const location = path.join(root, file);
    if (!existsSync(location)) {
      const message = "this file is missing; put it back (git checkout -- data)";
      problems.push({ file, line: 1, column: 1, place: "", message });
      continue;
    }
    const parsed = parse(file, readFileSync(location, "utf8"), problems);
    if (!parsed) continue;
    files.set(name, parsed);
    const result = schema.safeParse(parsed.value);
    if (result.success) {
      content[name] = result.data;
    } else {
      for (const issue of result.error.issues) {
        for (const { path: where, message, onKey } of explainIssue(issue, parsed.value)) {
          problems.push(placed(parsed, where, message, onKey));
        }
      }
    }
  }

  for (const { file, path: where, message } of checkReferences(content as Partial<Content>, root)) {
    const parsed = files.get(file);
    if (parsed) problems.push(placed(parsed, where, message));
  }
  return problems.sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

function unknownFiles(root: string): string[] {
  const folder = path.join(root, "data");
  if (!existsSync(folder)) return [];
  const known = new Set<string>(CONTENT_FILES.map(({ file }) => file));
  return readdirSync(folder).filter((name) => /\.ya?ml$/i.test(name) && !known.has(name));
}

/** Parses one file; reports what YAML itself refuses or silently changes. */
function parse(file: string, source: string, problems: Problem[]): ParsedFile | undefined {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset);
    problems.push({ file, line: Math.max(line, 1), column: Math.max(col, 1), place: "", message });
  };

  for (const error of [...document.errors, ...document.warnings]) {
    at(error.pos[0], yamlAdvice(error.code, error.message));
  }
  if (document.errors.length > 0) return undefined;
  if (document.contents === null) {
    at(0, "this file is empty; put its content back (git checkout -- data)");
    return undefined;
  }

  visit(document, {
    Scalar(_key, node) {
      const [start = 0, end = 0] = node.range ?? [];
      if (
        typeof node.value === "number" &&
        !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(node.source ?? "")
      ) {
        at(start, `"${node.source}" is read as ${node.value}; write the number plainly, like 140`);
      }
      if (
        node.type === "PLAIN" &&
        typeof node.value === "string" &&
        /^ #/.test(source.slice(end))
      ) {
        at(
          end,
          'the text ends here, since " #" starts a comment; put the whole text in quotes, or two spaces before # if a comment is meant',
        );
      }
    },
  });

  try {
    return { file, document, lines, value: document.toJS() };
  } catch (error) {
    // An undefined alias shows only here: `*bold` at the start of a text.
    const alias = /alias \(?.*: (\S+)/.exec(String(error))?.[1] ?? "";
    const offset = alias ? source.indexOf(`*${alias}`) : 0;
    at(Math.max(offset, 0), 'a text that starts with "*" needs quotes around it');
    return undefined;
  }
}

/** Plain words for what the YAML parser says. */
function yamlAdvice(code: string, message: string): string {
  switch (code) {
    case "TAB_AS_INDENT":
      return "a tab; indent with spaces, two for each level";
    case "BAD_INDENT":
      return "the indent doesn't fit the lines above; use two spaces for each level";
    case "DUPLICATE_KEY":
      return "this key stands twice; keep one of them";
    case "MISSING_CHAR":
      return /quote/i.test(message)
        ? "a quotation mark is missing; close the text with the same mark that opens it"
        : `something is missing here: ${message}`;
    case "BLOCK_AS_IMPLICIT_KEY":
    case "MULTILINE_IMPLICIT_KEY":
      return 'this line can\'t be read; is ": " inside a text without quotes, or the indent wrong?';
    default:
      return `this line can't be read as YAML (${message}); text with ": " or special signs needs quotes`;
  }
}

/** Finds where a path stands in a file; for something that is missing, where its parent stands. */
function placed(
  { file, document, lines, value }: ParsedFile,
  where: ContentPath,
  message: string,
  onKey = false,
): Problem {
  let node: Node | null = document.contents;
  let offset = node?.range?.[0] ?? 0;
  for (const step of where) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) break;
      const last = step === where.at(-1);
      const target = onKey && last ? pair.key : (pair.value ?? pair.key);
      offset = (isNode(target) ? target.range?.[0] : undefined) ?? offset;
      // An empty value has no place of its own that an eye could find.
      if (isScalar(pair.value) && pair.value.value === null && isScalar(pair.key)) {
        offset = pair.key.range?.[0] ?? offset;
      }
      node = isNode(pair.value) ? pair.value : null;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (!isNode(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else {
      break;
    }
  }
  const { line, col } = lines.linePos(offset);
  return { file, line, column: col, place: placeName(where, value), message };
}

/** `plans › Basic › price.monthly`: list entries by their name instead of their number. */
function placeName(where: ContentPath, value: unknown): string {
  const groups: string[] = [];
  let current: unknown = value;
  let afterEntry = true;
  for (const step of where) {
    current = valueAt(current, [step]);
    if (typeof step === "number") {
      const label = ["name", "title", "slug"].map((key) => valueAt(current, [key]));
      groups.push(label.find((text) => typeof text === "string") ?? `number ${step + 1}`);
    } else if (afterEntry) {
      groups.push(step);
    } else {
      groups.push(`${groups.pop()}.${step}`);
    }
    afterEntry = typeof step === "number";
  }
  return groups.join(" › ");
}
