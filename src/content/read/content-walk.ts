import { type Document, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import { type ContentPath, valueAt } from "../value-at";

type Schema = z.core.$ZodType;

/** A value in a content file, with its schema, YAML node and path. */
export interface Visited {
  schema: Schema;
  value: unknown;
  node: Node | undefined;
  path: ContentPath;
}

/** Returns the schema without its `optional()` wrappers. */
export function required(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? required(schema.unwrap()) : schema;
}

const metas = new WeakMap<Schema, z.GlobalMeta>();

/** Returns a schema's metadata. The result is cached, because Zod merges metadata on each call. */
export function metaOf(schema: Schema): z.GlobalMeta {
  const value = required(schema);
  const meta = metas.get(value) ?? z.globalRegistry.get(value) ?? {};
  metas.set(value, meta);
  return meta;
}

/** Returns a group's keys with their schemas; empty if the schema isn't a group. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const group = required(schema);
  return group instanceof z.ZodObject ? group.shape : {};
}

/** Returns the schema of the value at a path, or undefined if there is none. */
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

/** Visits a value and all parts of it that the model defines, including invalid parts. */
export function* walk(
  schema: Schema,
  value: unknown,
  node?: unknown,
  path: ContentPath = [],
): Generator<Visited, void> {
  yield { schema: required(schema), value, node: isNode(node) ? node : undefined, path };
  const entry = Array.isArray(value) ? entryOf(schema) : undefined;
  if (entry && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* walk(entry, item, stepInto(node, index).node, [...path, index]);
    }
  }
  for (const [key, inner] of Object.entries(shapeOf(schema))) {
    const found = valueAt(value, [key]);
    if (found !== undefined) yield* walk(inner, found, stepInto(node, key).node, [...path, key]);
  }
}

/** Returns the node of a list entry, or the nodes of a group's key and the key's value. */
function stepInto(node: unknown, step: string | number): { node?: unknown; key?: unknown } {
  if (isSeq(node)) return { node: node.items[Number(step)] };
  if (!isMap(node)) return {};
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return { node: pair?.value, key: pair?.key };
}

/** Returns the node at a path and the node of its key. Both are undefined if the path doesn't exist. */
export function nodeAt(
  document: Document.Parsed,
  path: ContentPath,
): { node?: Node | undefined; key?: Node | undefined } {
  let found: ReturnType<typeof stepInto> = { node: document.contents };
  for (const step of path) found = stepInto(found.node, step);
  const { node, key } = found;
  return { node: isNode(node) ? node : undefined, key: isNode(key) ? key : undefined };
}
