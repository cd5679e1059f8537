import { isMap, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";
import { nodeAt, type Schema, schemaAt, walk } from "../../src/content/read/content-walk";

/** A content file with one mistake, and the lines (from 1) on which the mistake may be reported. */
export interface WrongVariation {
  kind: string;
  place: string;
  text: string;
  lines: number[];
}

export function wrongVariationsOf(source: string, model: Schema): WrongVariation[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const startOf = (node?: Node) => node?.range?.[0] ?? 0;
  const variations: WrongVariation[] = [];
  for (const { schema, path, node } of walk(model, document.toJS(), document.contents)) {
    const { key } = nodeAt(document, path);
    if (!key || !node) continue;
    const name = String(path.at(-1));
    const [from, colon] = [startOf(key), startOf(key) + name.length];
    const to = startOf(node) + source.slice(startOf(node), node.range?.[1]).trimEnd().length;
    const column = counter.linePos(from).col - 1;
    const own = lineAt(from);
    const add = (kind: string, at: number, end: number, written: string, line = own) =>
      variations.push({
        ...{ kind, place: path.join("."), lines: [line] },
        text: source.slice(0, at) + written + source.slice(end),
      });
    const addValue = (kind: string, written: string) => add(kind, colon + 1, to, ` ${written}`);
    const addBlock = (kind: string, ...lines: string[]) =>
      add(kind, colon + 1, to, lines.map((line) => `\n${" ".repeat(column + 2)}${line}`).join(""));

    add("typo in the key", from, colon, misspelled(name));
    const again = `\n${" ".repeat(column)}${source.slice(from, to)}`;
    add("duplicate key", to, to, again, lineAt(to - 1) + 1);
    add("emptied", colon + 1, to, "");
    const isFirst = source.slice(from - column, from).trim() !== "";
    const isOptional = schemaAt(model, path) instanceof z.ZodOptional;
    const group = nodeAt(document, path.slice(0, -1));
    if (!isOptional && !isFirst && isMap(group.node) && group.node.items.length > 1) {
      const left = source.slice(0, from - column) + source.slice(to + 1);
      // A missing top-level key is reported on the first line that isn't a comment.
      const top = left.split("\n").findIndex((line) => /^[^\s#]/.test(line)) + 1;
      const line = path.length > 1 ? lineAt(startOf(group.key ?? group.node)) : top;
      add("key removed", from - column, to + 1, "", line);
    }
    if (lineAt(startOf(node)) === own) {
      add("no space after the colon", colon, startOf(node), ":");
      add("no colon", colon, startOf(node), " ");
    }
    if (schema instanceof z.ZodObject) {
      addValue("string for a group", "Some words");
      addBlock("list for a group", "- one", "- two");
    } else if (schema instanceof z.ZodArray) {
      addValue("string for a list", "Some words");
      addValue("no entries", "[]");
      add("empty entry", colon + 1, to, `\n${" ".repeat(column + 2)}-`, own + 1);
    } else if (schema instanceof z.ZodNumber) {
      for (const written of ["many", "-5", "0123", "1e3", "$100", '"7"', "[1, 2]"]) {
        addValue(`${written} for a number`, written);
      }
    } else if (schema instanceof z.ZodBoolean) {
      addValue("word for a boolean", "maybe");
    } else if (isScalar(node)) {
      const value = source.slice(startOf(node), to).replace(/^["']|["']$/g, "");
      addValue("list for a string", "[one, two]");
      addBlock("multi-line list for a string", "- one", "- two");
      addBlock("group for a string", "one: two");
      if (!value.includes("\n")) {
        addValue("unclosed quote", `"${value}`);
        addValue("unclosed single quote", `'${value.replace(/'/g, "")}`);
        for (const [kind, written] of wrongTexts(schema, value)) addValue(kind, written);
      }
    }
  }
  return variations;
}

function wrongTexts(schema: Schema, value: string): [kind: string, written: string][] {
  if (schema instanceof z.ZodEnum) return [["unknown choice", "something-else"]];
  if (!(schema instanceof z.ZodString)) return [];
  const { maxLength } = schema;
  const text = value.replace(/^["']|["']$/g, "");
  const wrong: [string, string][] = [
    ["number for a string", "123"],
    ["true for a string", "true"],
    ["empty string", '""'],
    ["spaces only", '"  "'],
  ];
  if (maxLength !== null) wrong.push(["too long", "x".repeat(maxLength + 1)]);
  const meaning = z.globalRegistry.get(schema)?.meaning?.is;
  switch (meaning) {
    case "text":
      wrong.push(
        ["truncated by a #", `Before #${text.replace(/[:"']/g, "")}`],
        ["missing figure", "About {no-such-figure} of them"],
        ["figure in wrong braces", "About {Speedup } of them"],
        ["text that starts with an asterisk", "*Bold* words"],
        ["text that starts with a brace", "{speedup} faster"],
        ["colon in text", "One: two"],
      );
      break;
    case "link":
      wrong.push(
        ["URL that runs code", '"javascript:alert(1)"'],
        ["URL without https", "http://www.paralane.example/"],
        ["broken URL", "https:/paralane.example"],
        ["URL without a scheme", "//paralane.example/a"],
      );
      if (value.startsWith("/")) wrong.push(["missing page", `${value}x`]);
      break;
    case "picture":
      wrong.push(
        ["renamed image", text.replace(/(\.\w+)$/, "-new$1")],
        ["unsupported image format", text.replace(/\.\w+$/, ".webp")],
      );
      break;
    default:
      if (schema.safeParse("Not A Slug").error && meaning === undefined)
        wrong.push(["invalid character", "N*t right!"]);
  }
  return wrong;
}

/** Swaps the last two letters of a word, or repeats the last one if they are the same. */
const misspelled = (word: string) =>
  word.replace(/(.)(.)$/, (_, one, two) => (one === two ? one + two + two : two + one));
