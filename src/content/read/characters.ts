/** The error message for a mistake, and the mistake's offset in the source. */
export interface Mistake {
  offset: number;
  message: string;
}

/** A UTF-8 continuation byte that was wrongly decoded as Windows-1252. */
const CONTINUATION = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** Patterns for text that content files can't contain, with an error message for each. */
const FORBIDDEN: readonly (readonly [found: RegExp, message: string])[] = [
  [
    // Merge conflict markers. A formatter may have indented them.
    /^[ \t]*(?:<{7}|\|{7}|>{7})(?=\s|$)/m,
    "an unresolved merge conflict left two versions here; keep one version, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
  ],
  [
    /^ *\t[ \t]*(?=[^\s#])/m,
    "this line is indented with a tab; use two spaces for each level instead",
  ],
  [
    // A wrongly decoded character, as in `CafÃ©`. A single accented letter in quotation marks is fine.
    new RegExp(
      `\\uFFFD|â€|(?<![\\p{Lu}“„‘])(?:[ÃÄÅÐÑ]${CONTINUATION}|Â[\\u00A0-\\u00BA\\u00BC-\\u00BF]|[âï]${CONTINUATION}{2}|ðŸ)|√[©®†°¢£§•¶ß™´¨≠ÆØ]|‚Ä[ôúùìîòº¶]`,
      "u",
    ),
    "this text is garbled, probably because another program saved it incorrectly; retype it",
  ],
  [
    // Control, zero-width and bidirectional characters. Soft hyphens and parts of emoji and flags are fine.
    /[^\P{Cc}\t\n\r\u0085]|\r(?!\n)|(?!\u00AD|\u200D|\uFE0E|\uFE0F)(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})\p{DI}|[\u2028\u2029\uFFF9-\uFFFC\uFFFE\uFFFF\p{Co}]|(?<!\p{Emoji}\uFE0F?)\u200D/u,
    "there is an invisible character here, probably from pasted text; delete it",
  ],
];

/** Returns a mistake in a file's characters, whether or not its YAML is valid. */
export function characterMistake(source: string): Mistake | undefined {
  for (const [pattern, message] of FORBIDDEN) {
    const found = pattern.exec(source);
    if (found) return { offset: found.index, message };
  }
  return undefined;
}
