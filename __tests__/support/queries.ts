/** A text of `data/` as Testing Library compares it: with plain spaces only. */
export function plain(text: string): string {
  return text.replace(/\s+/g, " ");
}
