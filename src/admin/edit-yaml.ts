import { diff3Merge } from "node-diff3";
import * as yaml from "yaml";
import { ENTRY_NAMES } from "../content/check/positions";

/**
 * Edits YAML source so that it parses to a new value, and returns the edited source. Rewrites only the parts
 * that change, and preserves comments, key order, quoting and line breaks everywhere else. Ignores trailing
 * whitespace in strings.
 *
 * @param source the current YAML source, which must be valid
 * @param value the new value; undefined keys are removed
 * @throws Error if the edited source doesn't parse to the new value
 */
export function editYaml(source: string, value: unknown): string {
  const document = yaml.parseDocument(source);
  const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const before = linesOf(write());
  document.contents = update(document.contents as yaml.Node, value) as typeof document.contents;
  // The YAML library reformats the whole file, so keep only the changes that come from the new value.
  const edited = diff3Merge(linesOf(source), before, linesOf(write()))
    .flatMap(({ ok, conflict }) => ok ?? (conflict ? resolve(conflict) : []))
    .join("\n");
  if (isSame(yaml.parse(edited), value)) return edited;
  throw new Error("The editor can't write this change. Edit the file in a text editor.");
}

/** Splits YAML source into lines, but keeps each bracketed list in one piece. */
const linesOf = (text: string) => text.split(/\n(?! *\[)(?![^[\]]*\])/);

/** Resolves a merge conflict by restoring the original formatting of lines that were only reformatted. */
function resolve({ a: typed, o: before, b: after }: Record<"a" | "o" | "b", string[]>): string[] {
  if (typed.length !== before.length) return after;
  return after.map((line, index) => typed[before.indexOf(line)] ?? laidOutAs(typed[index], line));
}

const ENTRY = /[^\s,[\]]+(?: +[^\s,[\]]+)*/g;

/** Gives a bracketed list the formatting of the original list if both have the same number of entries. */
function laidOutAs(typed = "", list: string): string {
  const entries = list.match(ENTRY) ?? [];
  if (!typed.includes("\n") || typed.match(ENTRY)?.length !== entries.length) return list;
  return typed.replace(ENTRY, () => entries.shift() ?? "");
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * Prepares a value for comparison by removing trailing whitespace and the values that forms use for missing
 * keys.
 */
function normalized(value: unknown): unknown {
  if (typeof value === "string") return value.trimEnd() || undefined;
  if (!isGroup(value)) return value === false || value === null ? undefined : value;
  const parts = Object.entries(value).map(([key, part]) => [key, normalized(part)] as const);
  if (parts.every(([, part]) => part === undefined)) return undefined;
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

/** Changes a node's value with as few edits as possible, and returns the node or its replacement. */
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

/** Changes the value of a YAML map. Existing keys keep their order, and new keys are added at the end. */
function updateGroup(node: yaml.YAMLMap, value: object): yaml.Node {
  for (const key of Object.keys({ ...node.toJSON(), ...value })) {
    const part: unknown = Reflect.get(value, key);
    const old = node.get(key, true) as yaml.Node | undefined;
    if (part === undefined && normalized(old?.toJSON()) !== undefined) node.delete(key);
    else if (old) node.set(key, update(old, part));
    else if (normalized(part) !== undefined) node.set(key, nodeFor(part));
  }
  return node;
}

/**
 * Changes the entries of a YAML list. Each new entry reuses the node of an old entry with the same value,
 * name or index, in that order of preference.
 */
function updateList(node: yaml.YAMLSeq<yaml.Node>, value: readonly unknown[]): yaml.Node {
  const [top, second] = node.items;
  const gap = second?.spaceBefore ?? false;
  const free = node.items.map((old, index) => ({ old, index, value: old.toJSON() as unknown }));
  const nameOf = (entry: unknown) =>
    ENTRY_NAMES.map((name) => Reflect.get(Object(entry), name)).find((name) => name !== undefined);
  const rules: ((one: { index: number; value: unknown }, index: number) => unknown)[] = [
    (one, index) => isSame(one.value, value[index]),
    (one, index) => nameOf(one.value) && nameOf(one.value) === nameOf(value[index]),
    (one, index) => one.index === index,
  ];
  const found: (yaml.Node | undefined)[] = [];
  for (const rule of rules) {
    for (const index of value.keys()) {
      const at = found[index] ? -1 : free.findIndex((one) => rule(one, index));
      if (at >= 0) found[index] = free.splice(at, 1)[0]?.old;
    }
  }
  node.items = value.map((entry, index) => {
    const old = found[index];
    const item = old ? update(old, entry) : nodeFor(entry);
    // If blank lines separate the entries, put a blank line above each entry except the first.
    if (index === 0) item.spaceBefore = false;
    else if (!old || old === top) item.spaceBefore = gap;
    return item;
  });
  return node;
}

/** Creates a node for a value. Multiline strings become `|` blocks. */
function nodeFor(value: unknown): yaml.Node {
  const tidy = (_key: unknown, part: unknown) => {
    if (typeof part !== "string") return part;
    return part.trimEnd().includes("\n") ? `${part.trimEnd()}\n` : part.trimEnd();
  };
  // Write YAML 1.1, in which strings such as yes, 1:30 and 2026-11-01 must be quoted.
  const options = { version: "1.1", aliasDuplicateObjects: false, lineWidth: 0 } as const;
  return yaml.parseDocument(yaml.stringify(value, tidy, options)).contents as yaml.Node;
}
