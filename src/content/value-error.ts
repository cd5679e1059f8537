import type { ContentPath } from "./value-at";

/**
 * An error or a warning about a value. `path`, `excerpt` and `offset` say which part of the value is wrong, or else the
 * whole value is.
 */
export interface ValueError {
  message: string;
  /** Starts at the value that was checked. */
  path?: ContentPath;
  /** Whether the value's key is wrong. */
  onKey?: boolean;
  /** The wrong part of a text. */
  excerpt?: string;
  /** The position in the file's source. */
  offset?: number | undefined;
}
