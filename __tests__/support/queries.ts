/** Collapses whitespace in text from `data/`, as Testing Library does for text on the page. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
