import type { Document } from "yaml";
import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import { BACKSLASH, BAD_INDENT, NO_QUOTE, needsQuotes, TAB } from "./messages";

/** A mistake of a file's YAML, by its offset in the source. */
export interface YamlMistake {
  offset: number;
  message: string;
  /** False if the file's structure is clear in spite of it. */
  fatal: boolean;
}

/** A file's YAML with its positions. */
export interface ParsedYaml {
  document: Document.Parsed;
  lines: LineCounter;
  mistakes: YamlMistake[];
}

/** Parses YAML; what is wrong with it is told in plain words rather than thrown. */
export function parseYaml(source: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    logLevel: "error",
  });
  const mistakes: YamlMistake[] = [...document.errors, ...document.warnings].map(
    ({ pos, code, message }) => ({
      offset: pos[0],
      message: advice(code, message),
      fatal: code !== "DUPLICATE_KEY",
    }),
  );

  mistakes.push(...repetitionMistakes(document, source));
  mistakes.sort((a, b) => a.offset - b.offset);
  return { document, lines, mistakes };
}

/**
 * What YAML has for repeating a part is, in running text, a sign that needs quotes: `*bold*` is
 * read as a part that is nowhere defined, and `&copy 2024` as 2024.
 */
function repetitionMistakes(document: Document.Parsed, source: string): YamlMistake[] {
  if (!/[*&]/.test(source)) return [];
  const mistakes: YamlMistake[] = [];
  const used = new Set<string>();
  const named: { name: string; offset: number }[] = [];
  visit(document, (_key, node) => {
    if (isAlias(node)) {
      used.add(node.source);
      if (!node.resolve(document)) {
        mistakes.push({ offset: node.range?.[0] ?? 0, message: needsQuotes("*"), fatal: true });
      }
    } else if (isNode(node) && node.anchor !== undefined) {
      const start = node.range?.[0] ?? 0;
      named.push({ name: node.anchor, offset: source.lastIndexOf(`&${node.anchor}`, start) });
    }
  });
  for (const { name, offset } of named) {
    if (!used.has(name)) mistakes.push({ offset, message: needsQuotes("&"), fatal: true });
  }
  return mistakes;
}

/** True if marks of print stand around a whole value, as if YAML knew them: not in `“a” and “b”`. */
export function isInCurlyQuotes(written: string): boolean {
  return /^(?:[“„][^“”„]*[”“]|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’|«[^«»]*»|»[^«»]*«)$/u.test(written);
}

/** Plain words for what the YAML parser says. */
function advice(code: string, message: string): string {
  switch (code) {
    case "TAB_AS_INDENT":
      return TAB;
    case "BAD_INDENT":
      return BAD_INDENT;
    case "DUPLICATE_KEY":
      return "this key appears twice; keep one of them";
    case "MULTIPLE_DOCS":
      return '"---" starts a second document; remove this line';
    case "TAG_RESOLVE_FAILED":
      return needsQuotes("!");
    case "BAD_DQ_ESCAPE":
      return BACKSLASH;
    case "MISSING_CHAR":
      return /quote/i.test(message)
        ? NO_QUOTE
        : "a colon is missing; each line is a key, a colon, a space and a value";
    default:
      return 'this line can\'t be read; is the indent right, and does a text with ": " or special characters have quotes around it?';
  }
}
