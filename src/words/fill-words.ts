/**
 * Replaces each [name] in a content template with its value: `fillWords("[left] left", { left: "9" })`.
 * Leaves names without a value unchanged.
 */
export function fillWords(template: string, values: Record<string, string>): string {
  return template.replace(/\[(\w+)\]/g, (mark, name: string) => values[name] ?? mark);
}
