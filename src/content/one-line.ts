/** Joins lines of text into a single line, as visitors see them. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
