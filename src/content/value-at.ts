export type ContentPath = readonly (string | number)[];

export function valueAt(value: unknown, path: ContentPath): unknown {
  let current = value;
  for (const step of path) {
    // A key such as "constructor" must not lead to a property that every object has.
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step))
      return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}
