import { type Document, isMap, isNode, isScalar, isSeq, type Node } from "yaml";
import { z } from "zod";
import { type ContentPath, valueAt } from "../value-at";

export type Schema = z.core.$ZodType;

export interface Visited {
  schema: Schema;
  value: unknown;
  node: Node | undefined;
  path: ContentPath;
}

/** Returns the schema of a value that is there. */
export function unwrapOptional(schema: Schema): Schema {
  return schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema;
}

const metas = new WeakMap<Schema, z.GlobalMeta>();

/** Returns a schema's metadata and caches it, because Zod merges the metadata again on each call. */
export function metaOf(schema: Schema): z.GlobalMeta {
  const value = unwrapOptional(schema);
  const meta = metas.get(value) ?? z.globalRegistry.get(value) ?? {};
  metas.set(value, meta);
  return meta;
}

export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const group = unwrapOptional(schema);
  return group instanceof z.ZodObject ? group.shape : {};
}

export function schemaAt(schema: Schema, path: ContentPath): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const step of path) {
    if (current === undefined) return undefined;
    current = typeof step === "number" ? entryOf(current) : shapeOf(current)[step];
  }
  return current;
}

function entryOf(schema: Schema): Schema | undefined {
  const list = unwrapOptional(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
}

/** Yields a value and all of its parts that the content model defines, including invalid parts. */
export function* walk(
  schema: Schema,
  value: unknown,
  node?: unknown,
  path: ContentPath = [],
): Generator<Visited, void> {
  yield { schema: unwrapOptional(schema), value, node: isNode(node) ? node : undefined, path };
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

function stepInto(node: unknown, step: string | number): { node?: unknown; key?: unknown } {
  if (isSeq(node)) return { node: node.items[Number(step)] };
  if (!isMap(node)) return {};
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return { node: pair?.value, key: pair?.key };
}

export function nodeAt(
  document: Document.Parsed,
  path: ContentPath,
): { node?: Node | undefined; key?: Node | undefined } {
  let found: ReturnType<typeof stepInto> = { node: document.contents };
  for (const step of path) found = stepInto(found.node, step);
  const { node, key } = found;
  return { node: isNode(node) ? node : undefined, key: isNode(key) ? key : undefined };
}
