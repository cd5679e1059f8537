import { type Document, isAlias, LineCounter, type Node, parseDocument, visit } from "yaml";
import { characterMistake, type Mistake } from "./characters";
import { load } from "./site-parser";
import { explainReason, explainSyntax, isTooDeep, needsQuotes, type Reason } from "./syntax";

/** A file of YAML: what the site reads in it, and where each part of that stands. */
export interface YamlFile {
  source: string;
  lines: LineCounter;
  /** Why the file can't be read: the first mistake of its YAML. */
  mistake: Mistake | undefined;
  /** What the site reads; undefined if there is a mistake. */
  value: unknown;
  /** The nodes, for positions. */
  document: Document.Parsed;
}

/** Reads a file as the build will. */
export function readAsSite(text: string): { value: unknown } | Reason {
  try {
    return { value: load(text) };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { position: number } };
    return { reason: reason ?? String(error), offset: mark?.position ?? 0 };
  }
}

/**
 * Reads a file. The value is the one that the site's own parser delivers; positions, and what is said of YAML
 * that can't be read, come from a parser that knows more of them.
 */
export function readYamlFile(source: string): YamlFile {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = source.indexOf("\n", start) + 1 || -1) {
    lines.addNewLine(start);
  }
  const site = readAsSite(source);
  const reason = "reason" in site ? site : undefined;
  // The second parser would need minutes for a list in a list in a list.
  const document = parseDocument(reason && isTooDeep(reason) ? "" : source, {
    prettyErrors: false,
    stringKeys: true,
    // The site's parser finds a key that stands twice, and is faster at it.
    uniqueKeys: false,
    logLevel: "error",
  });
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const mistake =
    characterMistake(source) ??
    (error && explainSyntax(error, source, document)) ??
    repeatedPart(document, source) ??
    (reason && explainReason(reason, source));
  const value = mistake || !("value" in site) ? undefined : site.value;
  return { source, lines, mistake, value, document };
}

/** YAML's means to repeat a part, which in a text are characters gone astray: `&copy 2024` is read as 2024. */
function repeatedPart(document: Document.Parsed, source: string): Mistake | undefined {
  let mistake: Mistake | undefined;
  const found = (node: Node, sign: string) => {
    const [start = 0] = node.range ?? [];
    const offset = Math.max(source.lastIndexOf(sign, start), 0);
    mistake = { offset, message: `${needsQuotes(sign)}; no part can be repeated here` };
    return visit.BREAK;
  };
  if (!/[&*]/.test(source)) return undefined;
  visit(document, {
    Alias: (_key, node) => (isAlias(node) ? found(node, "*") : undefined),
    Value: (_key, node) => (node.anchor === undefined ? undefined : found(node, "&")),
  });
  return mistake;
}
