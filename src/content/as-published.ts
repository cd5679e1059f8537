import { writeFigures } from "./figures";

/** Matches an apostrophe inside a word or after a plural possessive, but not a closing quotation mark. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)(?<!(?:^|\P{L})'[^']*)'(?= \p{L})/gu;

/**
 * Returns text from `data/` as visitors read it, with figures filled in and typographic apostrophes. Also
 * normalizes combining accents, ligatures and repeated spaces, which often come from pasted text.
 *
 * @throws Error if the text refers to a figure that doesn't exist; the message names it
 */
export function asPublished(text: string, figures: ReadonlyMap<string, string>): string {
  return writeFigures(text, figures)
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize("NFKC"))
    .replace(/ {2,}/g, " ")
    .replace(APOSTROPHE, "’");
}
