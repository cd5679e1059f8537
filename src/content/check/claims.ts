import { formatDuration } from "../../numbers/duration";
import type { ContentPath } from "../value-at";
import type { ContentFiles } from "./content-file";

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

/** A duration in a text, such as `2 h 25 min`. */
interface Duration {
  words: string;
  seconds: number;
}

/** A number as the site writes it, such as `1,412` or `9.68`, and not the end of one. */
export const NUMBER = "(?<![\\d.,])(\\d[\\d,]*(?:\\.\\d+)?)";

/** What such a number is. */
export const readNumber = (written: string) => Number(written.replaceAll(",", ""));

const DURATION = new RegExp(`(?:${NUMBER}\\sh\\s)?${NUMBER}\\smin(?:\\s${NUMBER}\\ss)?`, "g");

/** The durations that a text names, such as `2 h 25 min`, `9 min 41 s` or `9.68 min`; their spaces may hold. */
export function durationsIn(text = ""): Duration[] {
  return [...text.matchAll(DURATION)].map(([words, hours = "0", minutes = "0", seconds = "0"]) => ({
    words,
    seconds: readNumber(hours) * 3600 + readNumber(minutes) * 60 + readNumber(seconds),
  }));
}

/**
 * True if words tell so many seconds. A time may be told in whole seconds or to a hundredth of a minute,
 * and where it is told in hours and minutes the seconds are left out.
 */
export function tells({ words, seconds }: Duration, other: number): boolean {
  const leftOut = /h/.test(words) && !/s/.test(words) ? 60 : 0;
  return Math.abs(other - seconds) <= 1 || (other > seconds && other - seconds < leftOut);
}

/** The remedy where a text tells another time than what is drawn: the drawn times that it doesn't tell. */
export function writeInstead(text: string | undefined, drawn: readonly number[]): string {
  const told = durationsIn(text);
  const untold = drawn.filter((seconds) => !told.some((duration) => tells(duration, seconds)));
  const words = untold.map((seconds) => formatDuration(Math.round(seconds)));
  return words.length > 0 ? `; write ${words.join(" or ")}` : "";
}
