/** Normalizes the whitespace in text from `data/` like Testing Library does. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
