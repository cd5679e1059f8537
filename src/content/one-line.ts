/** Joins lines of text into one line, as browsers do. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
