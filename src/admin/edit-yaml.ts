import { diff3Merge } from "node-diff3";
import * as yaml from "yaml";
import { ENTRY_NAMES } from "../content/check/positions";

/**
 * A file of YAML with another value in it. Only what differs is written again; all else stays as it is typed:
 * comments, order, quotes and line breaks. White space behind a text is no difference.
 *
 * @param source what the file holds, in correct YAML
 * @param value what the file is to say; a key that is undefined goes
 * @throws Error if the file can't be changed in this way
 */
export function editYaml(source: string, value: unknown): string {
  const document = yaml.parseDocument(source);
  const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const before = linesOf(write());
  document.contents = update(document.contents as yaml.Node, value) as typeof document.contents;
  // The library writes all lines its own way: take over those alone that the new value has changed.
  const edited = diff3Merge(linesOf(source), before, linesOf(write()))
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? resolve(conflict) : []))
    .join("\n");
  if (isSame(yaml.parse(edited), value)) return edited;
  throw new Error("This change can't be written into the file; make it in the file itself");
}

/** The lines of a file; those of a list in brackets are one. */
const linesOf = (text: string) => text.split(/\n(?! *\[)(?![^[\]]*\])/);

/** Neighboring lines of which some are new and others written in another way: these stay as they are typed. */
function resolve({ a: typed, o: before, b: after }: Record<"a" | "o" | "b", string[]>): string[] {
  if (typed.length !== before.length) return after;
  return after.map((line, place) => typed[before.indexOf(line)] ?? laidOutAs(typed[place], line));
}

const ENTRY = /[^\s,[\]]+(?: +[^\s,[\]]+)*/g;

/** A list in brackets, over as many lines as another one with as many entries. */
function laidOutAs(typed = "", list: string): string {
  const entries = list.match(ENTRY) ?? [];
  if (!typed.includes("\n") || typed.match(ENTRY)?.length !== entries.length) return list;
  return typed.replace(ENTRY, () => entries.shift() ?? "");
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/** What a value says: neither white space behind a text nor what a form holds for a key that isn't there. */
function said(value: unknown): unknown {
  if (typeof value === "string") return value.trimEnd() || undefined;
  if (!isGroup(value)) return value === false || value === null ? undefined : value;
  const parts = Object.entries(value).map(([key, part]) => [key, said(part)] as const);
  if (parts.every(([, part]) => part === undefined)) return undefined;
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(said(one)) === JSON.stringify(said(other));

/** The node with a new value, changed as little as that takes; or the one to put in its place. */
function update(node: yaml.Node, value: unknown): yaml.Node {
  if (isSame(node.toJSON(), value)) return node;
  if (yaml.isSeq<yaml.Node>(node) && Array.isArray(value)) return updateList(node, value);
  if (yaml.isMap(node) && isGroup(value)) return updateGroup(node, value);
  const fresh = nodeFor(value);
  const { comment, commentBefore, spaceBefore } = node;
  Object.assign(fresh, { comment, commentBefore, spaceBefore });
  if (yaml.isScalar(node) && yaml.isScalar<string>(fresh) && typeof value === "string") {
    const isBlock = node.type?.startsWith("BLOCK");
    if (isBlock) fresh.value = `${value.trimEnd()}\n`;
    const isQuoted = node.type?.startsWith("QUOTE") && fresh.type !== "BLOCK_LITERAL";
    if (node.type && (isBlock || isQuoted)) fresh.type = node.type;
  }
  return fresh;
}

/** The keys that are there keep their order; a new one comes last. */
function updateGroup(node: yaml.YAMLMap, value: object): yaml.Node {
  for (const key of Object.keys({ ...node.toJSON(), ...value })) {
    const own: unknown = Reflect.get(value, key);
    const old = node.get(key, true) as yaml.Node | undefined;
    if (own === undefined && said(old?.toJSON()) !== undefined) node.delete(key);
    else if (old) node.set(key, update(old, own));
    else if (said(own) !== undefined) node.set(key, nodeFor(own));
  }
  return node;
}

/** Each entry is the old one that says the same, or has the same name, or its place; or it is new. */
function updateList(node: yaml.YAMLSeq<yaml.Node>, value: readonly unknown[]): yaml.Node {
  const [top, second] = node.items;
  const gap = second?.spaceBefore ?? false;
  const free = node.items.map((old, place) => ({ old, place, value: old.toJSON() as unknown }));
  const nameOf = (entry: unknown) =>
    ENTRY_NAMES.map((name) => Reflect.get(Object(entry), name)).find((name) => name !== undefined);
  const rules: ((one: { place: number; value: unknown }, place: number) => unknown)[] = [
    (one, place) => isSame(one.value, value[place]),
    (one, place) => nameOf(one.value) && nameOf(one.value) === nameOf(value[place]),
    (one, place) => one.place === place,
  ];
  const found: (yaml.Node | undefined)[] = [];
  for (const rule of rules) {
    for (const place of value.keys()) {
      const at = found[place] ? -1 : free.findIndex((one) => rule(one, place));
      if (at >= 0) found[place] = free.splice(at, 1)[0]?.old;
    }
  }
  node.items = value.map((entry, place) => {
    const old = found[place];
    const item = old ? update(old, entry) : nodeFor(entry);
    // The blank line between entries stands above each but the first.
    if (place === 0) item.spaceBefore = false;
    else if (!old || old === top) item.spaceBefore = gap;
    return item;
  });
  return node;
}

/** A value as the library writes it, with texts of several lines below a `|`. */
function nodeFor(value: unknown): yaml.Node {
  const tidy = (_key: unknown, part: unknown) => {
    if (typeof part !== "string") return part;
    return part.trimEnd().includes("\n") ? `${part.trimEnd()}\n` : part.trimEnd();
  };
  // By the rules of the older version too, in which yes, 1:30 and 2026-11-01 are no texts without quotes.
  const options = { version: "1.1", aliasDuplicateObjects: false, lineWidth: 0 } as const;
  return yaml.parseDocument(yaml.stringify(value, tidy, options)).contents as yaml.Node;
}
