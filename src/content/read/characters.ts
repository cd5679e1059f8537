/** A mistake and its offset in the source. */
export interface Mistake {
  offset: number;
  message: string;
}

/** The second to last byte of a character in UTF-8, as a program shows it that takes it for a Western letter. */
const TAIL = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** What no file may hold, whatever stands around it: how it is found, and what to do about it. */
const STRANGE: readonly (readonly [found: RegExp, message: string])[] = [
  [
    // A program may have indented these lines of git's since.
    /^[ \t]*(?:<{7}|\|{7}|>{7})(?=\s|$)/m,
    "git has left two versions here; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  ],
  [/^ *\t[ \t]*(?=[^\s#])/m, "a tab; indent with spaces, two for each level"],
  [
    // What another encoding makes of a character, as in `CafÃ©`; a letter alone may stand in quotation marks.
    new RegExp(
      `\\uFFFD|â€|(?<![\\p{Lu}“„‘])(?:[ÃÄÅÐÑ]${TAIL}|Â[\\u00A0-\\u00BA\\u00BC-\\u00BF]|[âï]${TAIL}{2}|ðŸ)|√[©®†°¢£§•¶ß™´¨≠ÆØ]|‚Ä[ôúùìîòº¶]`,
      "u",
    ),
    "a character has been lost here, perhaps on the way through another program; type it again",
  ],
  [
    // Controls, and what has no width or turns the direction of writing, but for a place to break a word.
    // Emoji are joined by one, and flags are written with others.
    /[^\P{Cc}\t\n\r\u0085]|\r(?!\n)|(?!\u00AD|\u200D|\uFE0E|\uFE0F)(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})\p{DI}|[\u2028\u2029\uFFF9-\uFFFC\uFFFE\uFFFF\p{Co}]|(?<!\p{Emoji}\uFE0F?)\u200D/u,
    "an invisible character, perhaps from a paste; delete it",
  ],
];

/** A mistake in a file's characters, before anything is read of its YAML. */
export function characterMistake(source: string): Mistake | undefined {
  for (const [pattern, message] of STRANGE) {
    const found = pattern.exec(source);
    if (found) return { offset: found.index, message };
  }
  return undefined;
}
