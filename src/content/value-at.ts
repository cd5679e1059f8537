export type ContentPath = readonly (string | number)[];

export function valueAt(value: unknown, path: ContentPath): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== "object" || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}
