/** Normalizes the whitespace of a text from `data/`, as Testing Library does. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
