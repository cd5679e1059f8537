/** A mistake and its offset in the source. */
export interface Mistake {
  offset: number;
  message: string;
}

/** What no file may hold, whatever stands around it: how it is found, and what to do about it. */
const STRANGE: readonly (readonly [found: RegExp, message: string])[] = [
  [
    // A program may have indented these lines of git's since.
    /^[ \t]*(?:<{7}|\|{7}|>{7})(?=\s|$)/m,
    "git has left two versions here; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  ],
  [/^ *\t[ \t]*(?=[^\s#])/m, "a tab; indent with spaces, two for each level"],
  [
    // What another encoding makes of a letter, as in `CafÃ©`; a letter alone may stand in quotation marks.
    /\uFFFD|â€.?|(?<![\p{Lu}“„‘])(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A0-\u00BA\u00BC-\u00BF])/u,
    "a character has been lost here, perhaps on the way through another program; type it again",
  ],
  [
    // Controls, and what has no width or turns the direction of writing. Emoji are joined by one.
    /[^\P{Cc}\t\n\r\u0085]|\r(?!\n)|[\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\uFFFE\uFFFF\p{Co}]|(?<!\p{Emoji}\uFE0F?)\u200D/u,
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
