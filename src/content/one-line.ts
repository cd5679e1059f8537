/** A text that an editor has written over several lines, as the one line that visitors read. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*\n\s*/g, " ");
}
