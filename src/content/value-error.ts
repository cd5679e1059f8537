import type { ContentPath } from "./value-at";

/**
 * An error or a warning about a value. If none of `path`, `excerpt` and `offset` is set, the whole value is wrong;
 * otherwise, they say which part of it.
 */
export interface ValueError {
  message: string;
  /** The path of the wrong part, from the value that was checked. */
  path?: ContentPath;
  /** True if the key at the end of `path` is wrong, not its value. */
  onKey?: boolean;
  /** The wrong part of a text. */
  excerpt?: string;
  /** The position in the file's source. */
  offset?: number | undefined;
}
