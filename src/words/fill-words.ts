/**
 * Replaces each [name] in a content template with its value. For example, "[left] left" becomes "9 left" if
 * `left` is "9". Leaves names without a value unchanged.
 */
export function fillWords(template: string, values: Record<string, string>): string {
  return template.replace(/\[(\w+)\]/g, (mark, name: string) => values[name] ?? mark);
}
