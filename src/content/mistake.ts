import type { ContentPath } from "./value-at";

/** Unless it says what in the value is wrong, the whole value is. */
export interface Mistake {
  message: string;
  /** Starts at the value that was checked. */
  path?: ContentPath;
  /** Whether the value's key is wrong. */
  onKey?: boolean;
  /** The wrong part of a text. */
  words?: string;
  /** Where in the file's source. */
  offset?: number | undefined;
}
