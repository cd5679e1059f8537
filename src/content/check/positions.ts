import { isScalar } from "yaml";
import { oneLine } from "../one-line";
import { nodeAt } from "../read/content-walk";
import type { YamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";
import type { ValueError } from "../value-error";

export function positionOf(file: YamlFile, { path = [], onKey, excerpt, offset }: ValueError) {
  const [start = 0, end = 0] = nodeAt(file.document, path).node?.range ?? [];
  const inText = excerpt === undefined ? -1 : file.source.slice(start, end).indexOf(excerpt);
  const found = inText < 0 ? offsetOf(file, path, onKey) : start + inText;
  const { line, col } = file.lines.linePos(offset ?? found);
  return { line, column: col };
}

/** Returns the offset of a value. A missing one has that of the group or entry that should contain it. */
function offsetOf(file: YamlFile, path: ContentPath, onKey = false): number {
  const { node, key } = nodeAt(file.document, path);
  const keyStart = key?.range?.[0];
  const [start, end = 0] = node?.range ?? [];
  if (keyStart !== undefined) {
    if (onKey || start === undefined || start === end) return keyStart;
    const lineOf = (offset: number) => file.lines.linePos(offset).line;
    return isScalar(node) || lineOf(start) === lineOf(keyStart) ? start : keyStart;
  }
  if (start !== undefined) return start;
  return path.length > 0 ? offsetOf(file, path.slice(0, -1), onKey) : 0;
}

/** Keys whose values can identify a list entry, in order of preference. */
export const ENTRY_NAMES = ["name", "title", "question", "label", "kind", "run", "caption", "slug"];

/** Returns a readable path that identifies list entries by name, such as `plans › Basic › price.monthly`. */
export function placeName(where: ContentPath, value: unknown): string {
  const groups: string[] = [];
  let current: unknown = value;
  let afterEntry = true;
  for (const step of where) {
    current = valueAt(current, [step]);
    if (typeof step === "number") {
      const names = ENTRY_NAMES.map((key) => valueAt(current, [key]));
      const name = names.find((text) => typeof text === "string" && text !== "");
      groups.push(typeof name === "string" ? name : `number ${step + 1}`);
    } else {
      groups.push(afterEntry ? step : `${groups.pop()}.${step}`);
    }
    afterEntry = typeof step === "number";
  }
  return oneLine(groups.join(" › "));
}
