/** Normalizes the whitespace in text from `data/`, as Testing Library does with the text on the page. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
