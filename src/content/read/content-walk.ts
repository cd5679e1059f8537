import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import type { ContentPath } from "../value-at";

type Schema = z.core.$ZodType;

/** A value of a file together with what the content model says about it. */
export interface Visited {
  schema: Schema;
  node: Node;
  path: ContentPath;
}

/** The schema of the value itself, where `optional()` wraps it. */
export function required(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

/** The keys that a group may have; none for anything else. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const group = required(schema);
  return group instanceof z.ZodObject ? group.shape : {};
}

/** What the model says about the value at a path, or undefined if it says nothing. */
export function schemaAt(schema: Schema, path: ContentPath): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const step of path) {
    if (current === undefined) return undefined;
    current = typeof step === "number" ? entryOf(current) : shapeOf(current)[step];
  }
  return current;
}

function entryOf(schema: Schema): Schema | undefined {
  const list = required(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** Every key that a group somewhere inside this schema may have. */
export function allKeys(schema: Schema, keys = new Set<string>()): Set<string> {
  const entry = entryOf(schema);
  if (entry) allKeys(entry, keys);
  for (const [key, value] of Object.entries(shapeOf(schema))) {
    keys.add(key);
    allKeys(value, keys);
  }
  return keys;
}

/** Walks through the parts of a file that the model knows, whether or not they are right. */
export function* walk(
  schema: Schema,
  node: unknown,
  document: Document.Parsed,
  path: ContentPath = [],
): Generator<Visited> {
  const found = isAlias(node) ? node.resolve(document) : node;
  if (!isNode(found)) return;
  yield { schema: required(schema), node: found, path };
  if (isMap(found)) {
    const shape = shapeOf(schema);
    for (const { key, value } of found.items) {
      const name = isScalar(key) ? String(key.value) : "";
      const inner = shape[name];
      if (inner) yield* walk(inner, value, document, [...path, name]);
    }
  } else if (isSeq(found)) {
    const inner = entryOf(schema);
    if (!inner) return;
    for (const [index, item] of found.items.entries()) {
      yield* walk(inner, item, document, [...path, index]);
    }
  }
}

/** The node at a path, and the key it stands under; both undefined if the path leads nowhere. */
export function nodeAt(
  document: Document.Parsed,
  path: ContentPath,
): { node?: Node | undefined; key?: Node | undefined } {
  let node: Node | undefined = document.contents ?? undefined;
  let key: Node | undefined;
  for (const step of path) {
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    let value: unknown;
    key = undefined;
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === step);
      key = isNode(pair?.key) ? pair.key : undefined;
      value = pair?.value;
    } else if (isSeq(parent)) {
      value = parent.items[Number(step)];
    }
    node = isNode(value) ? value : undefined;
    if (!node && !key) return {};
  }
  return { node, key };
}
