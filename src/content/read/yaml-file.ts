import { type Document, isAlias, LineCounter, type Node, parseDocument, visit } from "yaml";
import type { ValueError } from "../value-error";
import { characterError } from "./characters";
import { load } from "./site-parser";
import {
  explainSiteParserError,
  explainSyntax,
  isTooDeep,
  needsQuotes,
  type SiteParserError,
} from "./syntax";

export interface YamlFile {
  source: string;
  lines: LineCounter;
  error: ValueError | undefined;
  value: unknown;
  document: Document.Parsed;
}

export function readAsSite(text: string): { value: unknown } | SiteParserError {
  try {
    return { value: load(text) };
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { position: number } };
    return { reason: reason ?? String(error), offset: mark?.position ?? 0 };
  }
}

/** The site's parser gives the value, and a second parser gives positions and more detailed errors. */
export function readYamlFile(source: string): YamlFile {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = source.indexOf("\n", start) + 1 || -1) {
    lines.addNewLine(start);
  }
  const site = readAsSite(source);
  const reason = "reason" in site ? site : undefined;
  // Skip deeply nested lists, because `parseDocument` would take minutes to parse them.
  const document = parseDocument(reason && isTooDeep(reason) ? "" : source, {
    prettyErrors: false,
    stringKeys: true,
    // Don't look for duplicate keys, because the site's parser finds them faster.
    uniqueKeys: false,
    logLevel: "error",
  });
  const [syntaxError] = [...document.errors, ...document.warnings].sort(
    (a, b) => a.pos[0] - b.pos[0],
  );
  const error =
    characterError(source) ??
    (syntaxError && explainSyntax(syntaxError, source, document)) ??
    repeatedPart(document, source) ??
    (reason && explainSiteParserError(reason, source));
  const value = error || !("value" in site) ? undefined : site.value;
  return { source, lines, error, value, document };
}

/** Reports anchors and aliases, because they are usually unquoted text, such as `&copy 2024`. */
function repeatedPart(document: Document.Parsed, source: string): ValueError | undefined {
  let error: ValueError | undefined;
  const found = (node: Node, indicator: string) => {
    const [start = 0] = node.range ?? [];
    const offset = Math.max(source.lastIndexOf(indicator, start), 0);
    error = {
      offset,
      message: `${needsQuotes(indicator)} (YAML anchors and aliases aren't supported)`,
    };
    return visit.BREAK;
  };
  if (!/[&*]/.test(source)) return undefined;
  visit(document, {
    Alias: (_key, node) => (isAlias(node) ? found(node, "*") : undefined),
    Value: (_key, node) => (node.anchor === undefined ? undefined : found(node, "&")),
  });
  return error;
}
