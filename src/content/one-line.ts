/** Joins the lines of a text into a single line, as visitors see it. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
