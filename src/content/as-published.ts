import { writeFigures } from "./figures";

/**
 * A text of `data/` in the words that visitors read: with its figures written in, and the apostrophes of
 * print in place of the straight ones that editors type.
 *
 * @throws Error naming the figure, if the text quotes one that does not exist.
 */
export function asPublished(text: string, figures: ReadonlyMap<string, string>): string {
  return writeFigures(text, figures).replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
