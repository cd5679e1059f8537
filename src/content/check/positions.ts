import { isScalar } from "yaml";
import { oneLine } from "../one-line";
import { nodeAt } from "../read/content-walk";
import type { YamlFile } from "../read/yaml-file";
import { type ContentPath, valueAt } from "../value-at";

/** What of a value is the mistake, if it isn't the value as a whole. */
export interface Place {
  /** True if the key is the mistake rather than its value. */
  onKey?: boolean | undefined;
  /** The words of a text that are the mistake, looked up in what is written. */
  words?: string | undefined;
  /** The mistake's offset in the source, where that is known already. */
  offset?: number | undefined;
}

/** The line and column at which an editor looks for a mistake, from 1. */
export function positionOf(file: YamlFile, path: ContentPath, { onKey, words, offset }: Place) {
  const [start = 0, end = 0] = nodeAt(file.document, path).node?.range ?? [];
  const inText = words === undefined ? -1 : file.source.slice(start, end).indexOf(words);
  const found = inText < 0 ? offsetOf(file, path, onKey) : start + inText;
  const { line, col } = file.lines.linePos(offset ?? found);
  return { line, column: col };
}

/**
 * Where an editor looks for a value: at a text or figure, but at the key of a group or list that
 * starts on the next line. For something that is missing, at the group or entry that lacks it.
 */
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

/** The keys that an entry of a list is known by, the best first. */
export const ENTRY_NAMES = ["name", "title", "question", "label", "kind", "run", "caption", "slug"];

/** `plans › Basic › price.monthly`: list entries by their name instead of their number. */
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
