import { type Document, LineCounter, type Node, parseDocument, visit } from "yaml";
import { characterMistakes, type Mistake } from "./characters";
import { needsQuotes } from "./messages";
import { readAsSite, sizeOf } from "./site-parser";
import { explainReason, explainSyntax, isRepeatedKey, isTooDeep } from "./syntax";

/** A file of YAML: what the site reads in it, and where each part of that stands. */
export interface YamlFile {
  source: string;
  lines: LineCounter;
  /** Why the file can't be read; of its YAML, the first mistake only. */
  mistakes: Mistake[];
  /** What the site reads; undefined if there are mistakes. */
  value: unknown;
  /** The nodes, for positions. What YAML repeats (`*name`) stands in each of its places. */
  document: Document.Parsed;
}

/**
 * Reads a file. The value is the one that the site's own parser delivers; positions, and what is said of YAML
 * that can't be read, come from a parser that knows more of them.
 *
 * @param keys the keys that the content model knows in this file, to tell a key from running text
 */
export function readYamlFile(source: string, keys: ReadonlySet<string>): YamlFile {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = source.indexOf("\n", start) + 1 || -1) {
    lines.addNewLine(start);
  }
  const file = { source, lines, keys };
  const fail = (...mistakes: Mistake[]): YamlFile => ({
    ...{ source, lines, mistakes },
    value: undefined,
    document: parseDocument(""),
  });

  const characters = characterMistakes(source);
  if (characters.length > 0) return fail(...characters);
  const site = readAsSite(source);
  // The second parser would need minutes for a list in a list in a list.
  if ("reason" in site && isTooDeep(site.reason)) return fail(explainReason(site, file));
  if ("value" in site && sizeOf(site.value) > source.length + 1) {
    const message = 'this part is repeated (by "*") until it is longer than the file; write it out';
    return fail({ offset: Math.max(source.search(/&\S/), 0), message });
  }

  const document = parseDocument(source, {
    prettyErrors: false,
    stringKeys: true,
    // The site's parser finds a key that stands twice, and is faster at it.
    uniqueKeys: false,
    logLevel: "error",
  });
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const isRepeatedBefore = (offset: number) =>
    "reason" in site && isRepeatedKey(site.reason) && site.offset < offset;
  if (error && !isRepeatedBefore(error.pos[0])) return fail(explainSyntax(error, file, document));
  if ("reason" in site) return fail(explainReason(site, file));
  const unused = /[&*]/.test(source) ? replaceAliases(document) : undefined;
  if (unused) {
    const [start] = unused.range ?? [0];
    const offset = source.lastIndexOf(`&${unused.anchor}`, start);
    return fail({ offset, message: needsQuotes("&") });
  }
  return { source, lines, mistakes: [], value: site.value, document };
}

/**
 * Puts the part itself in each place where YAML repeats it.
 *
 * @returns the first part that has a name and is nowhere repeated: `&copy 2024` is read as 2024
 */
function replaceAliases(document: Document.Parsed) {
  const named = new Map<string, Node & { anchor?: string }>();
  const unused = new Set<Node & { anchor?: string }>();
  visit(document, {
    Value: (_key, node) => {
      if (node.anchor === undefined || named.get(node.anchor) === node) return;
      named.set(node.anchor, node);
      unused.add(node);
    },
    Alias: (_key, { source }) => {
      const node = named.get(source);
      if (node) unused.delete(node);
      return node;
    },
  });
  const [first] = unused;
  return first;
}
