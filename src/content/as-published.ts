import { writeFigures } from "./figures";

/** An apostrophe inside a word or after a plural possessive, but not a closing quotation mark. */
const APOSTROPHE = /(?<=\p{L})'(?=\p{L})|(?<=s)(?<!(?:^|\P{L})'[^']*)'(?= \p{L})/gu;

/**
 * Returns a text of `data/` as visitors read it: with figures filled in, and with typographic apostrophes. Also
 * normalizes pasted text: combining accents, ligatures and multiple spaces.
 *
 * @throws Error naming the figure, if the text quotes one that doesn't exist.
 */
export function asPublished(text: string, figures: ReadonlyMap<string, string>): string {
  return writeFigures(text, figures)
    .normalize("NFC")
    .replace(/[\uFB00-\uFB06]/g, (joined) => joined.normalize("NFKC"))
    .replace(/ {2,}/g, " ")
    .replace(APOSTROPHE, "’");
}
