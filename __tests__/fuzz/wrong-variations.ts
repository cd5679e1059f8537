import { type Document, isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from "yaml";
import { z } from "zod";
import { required, shapeOf } from "../../src/content/read/content-walk";

export interface WrongVariation {
  kind: string;
  place: string;
  text: string;
  lines: number[];
}

type Schema = z.core.$ZodType;

/** A key, with the first and last line of its value, counting from 0. */
interface Key {
  name: string;
  place: string;
  schema: Schema;
  optional: boolean;
  first: number;
  last: number;
  /** The line on which the key's group starts, with the group's own key or list dash. */
  group: number;
  alone: boolean;
}

export function wrongVariationsOf(source: string, schema: Schema): WrongVariation[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const lines = source.split("\n");
  return keysOf(document, schema, counter).flatMap((key) => wrongVariations(key, lines));
}

function keysOf(document: Document.Parsed, schema: Schema, counter: LineCounter): Key[] {
  const keys: Key[] = [];
  const lineAt = (offset: number) => counter.linePos(offset).line - 1;

  const visitPair = (pair: Pair, outer: Schema, path: string[], group: number, size: number) => {
    if (!isScalar(pair.key)) return;
    const name = String(pair.key.value);
    const inner = shapeOf(outer)[name];
    if (!inner) throw new Error(`${path.join(".")}: the model has no "${name}"`);
    const first = lineAt(pair.key.range?.[0] ?? 0);
    const end = rangeEnd(pair.value);
    keys.push({
      name,
      place: [...path, name].join("."),
      schema: required(inner),
      optional: inner instanceof z.ZodOptional,
      first,
      last: Math.max(first, lineAt(end - 1)),
      group,
      alone: size === 1,
    });
    visit(pair.value, required(inner), [...path, name], first);
  };
  const visit = (node: unknown, outer: Schema, path: string[], group: number) => {
    if (isMap(node)) {
      for (const pair of node.items) visitPair(pair, outer, path, group, node.items.length);
    } else if (isSeq(node) && outer instanceof z.ZodArray) {
      for (const [index, item] of node.items.entries()) {
        const start = isMap(item) || isScalar(item) ? (item.range?.[0] ?? 0) : 0;
        visit(item, required(outer.element), [...path, String(index)], lineAt(start));
      }
    }
  };
  const [start = 0] = document.contents?.range ?? [];
  visit(document.contents, schema, [], lineAt(start));
  return keys;
}

function rangeEnd(node: unknown): number {
  if (isMap(node)) return rangeEnd(node.items.at(-1)?.value);
  if (isSeq(node) && node.flow !== true) return rangeEnd(node.items.at(-1));
  return isScalar(node) || isSeq(node) ? (node.range?.[1] ?? 0) : 0;
}

function wrongVariations(key: Key, lines: readonly string[]): WrongVariation[] {
  const line = lines[key.first] ?? "";
  const at = line.indexOf(`${key.name}:`);
  const lead = line.slice(0, at);
  const value = line.slice(at + key.name.length + 1).trim();
  const before = lines.slice(0, key.first);
  const block = lines.slice(key.first, key.last + 1);
  const after = lines.slice(key.last + 1);
  const variations: WrongVariation[] = [];

  const add = (kind: string, changed: readonly string[], ...accepted: number[]) => {
    const text = [...before, ...changed, ...after].join("\n");
    const accept = accepted.length > 0 ? accepted : [key.first];
    variations.push({ kind, place: key.place, text, lines: accept.map((index) => index + 1) });
  };
  const addValue = (kind: string, written: string) =>
    add(kind, [`${lead}${key.name}:${written === "" ? "" : ` ${written}`}`]);
  const addBlock = (kind: string, ...inner: string[]) => {
    const indent = " ".repeat(lead.length + 2);
    add(kind, [`${lead}${key.name}:`, ...inner.map((text) => indent + text)]);
  };

  add("typo in the key", [
    `${lead}${misspelled(key.name)}:${line.slice(at + key.name.length + 1)}`,
    ...block.slice(1),
  ]);
  add(
    "duplicate key",
    [...block, ...block.map((text, row) => (row === 0 ? text.replace("- ", "  ") : text))],
    key.first + block.length,
  );
  add("tab", [
    `${lead.replace(/^ +/, "") === "" ? "\t" : `\t${lead.trimStart()}`}${line.slice(at)}`,
    ...block.slice(1),
  ]);
  addValue("emptied", "");
  if (!key.optional && !key.alone) {
    // If the removed key was the first in a list entry, the next key inherits its dash.
    const [next = "", ...others] = after;
    const rest = lead.includes("-") ? [lead + next.trimStart(), ...others] : after;
    const left = [...before, ...rest];
    // A missing top-level key is reported on the first line that isn't empty or a comment.
    const top = left.findIndex((text) => /^[^\s#]/.test(text));
    variations.push({
      kind: "key removed",
      place: key.place,
      text: left.join("\n"),
      lines: [(key.place.includes(".") ? key.group : top) + 1],
    });
  }
  if (value !== "") {
    add("no space after the colon", [`${lead}${key.name}:${value}`, ...block.slice(1)]);
    add("no colon", [`${lead}${key.name} ${value}`, ...block.slice(1)]);
  }

  const { schema } = key;
  if (schema instanceof z.ZodObject) {
    addValue("string for a group", "Some words");
    addBlock("list for a group", "- one", "- two");
  } else if (schema instanceof z.ZodArray) {
    addValue("string for a list", "Some words");
    addValue("no entries", "[]");
    add("empty entry", [`${lead}${key.name}:`, `${" ".repeat(lead.length + 2)}-`], key.first + 1);
  } else if (schema instanceof z.ZodNumber) {
    for (const written of ["many", "-5", "0123", "1e3", "$100", '"7"', "[1, 2]"]) {
      addValue(`${written} for a number`, written);
    }
  } else if (schema instanceof z.ZodBoolean) {
    addValue("word for a boolean", "maybe");
  } else {
    addValue("list for a string", "[one, two]");
    addBlock("multi-line list for a string", "- one", "- two");
    addBlock("group for a string", "one: two");
    addValue("unclosed quote", `"${value.replace(/^["']|["']$/g, "")}`);
    addValue("unclosed single quote", `'${value.replace(/^["']|["']$/g, "").replace(/'/g, "")}`);
    for (const [kind, written] of wrongTexts(schema, value)) addValue(kind, written);
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
