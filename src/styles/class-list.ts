export function classList(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
