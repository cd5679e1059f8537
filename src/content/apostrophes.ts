/** A text with the apostrophes of print in its words; editors write the straight ones of keyboards. */
export function curlApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
