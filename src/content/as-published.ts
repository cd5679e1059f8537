import { fillFigures } from "./figures";

/**
 * Matches an apostrophe inside a word or at the end of a plural possessive, but not a closing quotation mark.
 */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)(?<!(?:^|\P{L})'[^']*)'(?= \p{L})/gu;

/**
 * Fills in the figures in text from `data/`, and makes apostrophes typographic. Also normalizes combining
 * accents, ligatures and repeated spaces, which often come from pasted text.
 *
 * @throws Error if the text refers to an unknown figure; the message contains the figure's name
 */
export function asPublished(text: string, figures: ReadonlyMap<string, string>): string {
  return fillFigures(text, figures)
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize("NFKC"))
    .replace(/ {2,}/g, " ")
    .replace(APOSTROPHE, "’");
}
