import { type Document, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
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

const metas = new WeakMap<Schema, z.GlobalMeta>();

/** What the model says of a value beyond its type. Zod gathers it anew each time, which takes its time. */
export function metaOf(schema: Schema): z.GlobalMeta {
  const value = required(schema);
  const meta = metas.get(value) ?? z.globalRegistry.get(value) ?? {};
  metas.set(value, meta);
  return meta;
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
  path: ContentPath = [],
): Generator<Visited, void> {
  if (!isNode(node)) return;
  yield { schema: required(schema), node, path };
  if (isMap(node)) {
    const shape = shapeOf(schema);
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : "";
      const inner = shape[name];
      if (inner) yield* walk(inner, value, [...path, name]);
    }
  } else if (isSeq(node)) {
    const inner = entryOf(schema);
    if (!inner) return;
    for (const [index, item] of node.items.entries()) yield* walk(inner, item, [...path, index]);
  }
}

/** The node at a path, and the key it stands under; both undefined if the path leads nowhere. */
export function nodeAt(
  document: Document.Parsed,
  path: ContentPath,
): { node?: Node | undefined; key?: Node | undefined } {
  let node: unknown = document.contents;
  let key: unknown;
  for (const step of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === step)
      : undefined;
    key = pair?.key;
    node = isSeq(node) ? node.items[Number(step)] : pair?.value;
  }
  return { node: isNode(node) ? node : undefined, key: isNode(key) ? key : undefined };
}
