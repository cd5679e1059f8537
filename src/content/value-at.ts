/** A key or position inside a value, from its top. */
export type ContentPath = readonly (string | number)[];

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: ContentPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}
