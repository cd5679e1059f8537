import { fillFigures } from "./figures";

/**
 * Matches an apostrophe inside a word or at the end of a plural possessive, but not a closing quotation mark.
 */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)(?<!(?:^|\P{L})'[^']*)'(?= \p{L})/gu;

/** Fills in figures, and normalizes apostrophes, accents, ligatures and spaces, which often come from pasted text. */
export function typeset(text: string, figures: ReadonlyMap<string, string>): string {
  return fillFigures(text, figures)
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize("NFKC"))
    .replace(/ {2,}/g, " ")
    .replace(APOSTROPHE, "’");
}
