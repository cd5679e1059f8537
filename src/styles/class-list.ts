/** Joins the defined class names into the value of a `class` attribute. */
export function classList(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
