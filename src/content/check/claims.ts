import type { ContentPath } from "../value-at";
import type { ContentFiles } from "./references";

/** What contradicts something else, and where an editor can mend it. */
export interface Claim {
  /** A name in `data/`. */
  file: string;
  path: ContentPath;
  message: string;
}

/** Reads a file's values by their path: one with a mistake of its own counts as none. */
export function reader(files: ContentFiles, name: string) {
  const file = files.get(name);
  return {
    number: (...path: ContentPath) => {
      const found = file?.rightValueAt(path);
      return typeof found === "number" ? found : undefined;
    },
    text: (...path: ContentPath) => {
      const found = file?.rightValueAt(path);
      return typeof found === "string" ? found : undefined;
    },
    list: (...path: ContentPath): unknown[] => {
      const found = file?.rightValueAt(path);
      return Array.isArray(found) ? found : [];
    },
  };
}

/** The durations that a text names, such as `2 h 25 min` or `9 min 41 s`; their spaces may hold. */
export function durationsIn(text = ""): { words: string; seconds: number }[] {
  return [...text.matchAll(/(?:(\d+)\sh\s)?(\d+)\smin(?:\s(\d+)\ss)?/g)].map(
    ([words, hours = "0", minutes = "0", seconds = "0"]) => ({
      words,
      seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    }),
  );
}

/** Equal but for rounding: a time may be told in whole seconds or to a hundredth of a minute. */
export const agree = (a: number, b: number) => Math.abs(a - b) <= 1;
