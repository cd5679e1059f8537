/** Joins class names into the value of a `class` attribute, skipping undefined names. */
export function classList(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
