/**
 * A template of the content with each [name] replaced by its value, wherever and however often it
 * stands: `fillWords("[left] left", { left: "9" })`. What has no value stays as it is.
 */
export function fillWords(template: string, values: Record<string, string>): string {
  return template.replace(/\[(\w+)\]/g, (mark, name: string) => values[name] ?? mark);
}
