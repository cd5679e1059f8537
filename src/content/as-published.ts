import { writeFigures } from "./figures";

/** Inside a word, or at the end of a plural's genitive, where no quotation is open that it could close. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)(?<!(?:^|\P{L})'[^']*)'(?= \p{L})/gu;

/**
 * A text of `data/` in the words that visitors read: with its figures written in, the apostrophes of print in
 * place of the straight ones that editors type, and put right what other programs paste: letters whose accent
 * is a character of its own, letters that are joined, and more than one space.
 *
 * @throws Error naming the figure, if the text quotes one that does not exist.
 */
export function asPublished(text: string, figures: ReadonlyMap<string, string>): string {
  return writeFigures(text, figures)
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize("NFKC"))
    .replace(/ {2,}/g, " ")
    .replace(APOSTROPHE, "’");
}
