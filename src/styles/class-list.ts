/** The value of a `class` attribute: those of the names that are there. */
export function classList(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
