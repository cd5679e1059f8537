/** Joins a text with line breaks into the single line that visitors read. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
