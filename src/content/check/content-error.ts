import type { ContentPath } from "../value-at";

/** A ValueError with its place in data/. The content check, the development server and the editor report it. */
export interface ContentError {
  file: string;
  /** The path of the value, or undefined if the whole file is wrong. */
  path?: ContentPath;
  line: number;
  column: number;
  /** A path for people, such as `plans › Basic › price.monthly`, or empty if the whole file is wrong. */
  place: string;
  message: string;
}

/** Returns one line. In CI, .github/content-check.json turns such lines into annotations of the file. */
export function formatError({ file, line, column, place, message }: ContentError): string {
  return `${file}:${line}:${column}  ${place === "" ? "" : `${place}: `}${message}`;
}

export function formatCount(errors: readonly ContentError[]): string {
  return `${errors.length} ${errors.length === 1 ? "mistake" : "mistakes"} in data/`;
}

export function sortErrors(errors: readonly ContentError[]): ContentError[] {
  const unique = new Map(errors.map((error) => [formatError(error), error]));
  return [...unique.values()].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

/** Compares two strings the same way on every machine, unlike `localeCompare`. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
