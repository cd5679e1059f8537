import type { ValueError } from "../value-error";

/** Matches a UTF-8 continuation byte that was decoded as Windows-1252. */
const CONTINUATION = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/**
 * Matches control, zero-width and bidirectional characters, except soft hyphens, parts of emoji, and joiners
 * between letters of scripts that need them, such as Persian and Hindi.
 */
export const INVISIBLE =
  /[^\P{Cc}\t\n\r]|\r(?!\n)|(?!\u00AD|\u200D|\uFE0E|\uFE0F|(?<=[\p{Lo}\p{M}])\u200C)(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})\p{DI}|[\u2028\u2029\uFFF9-\uFFFC\uFFFE\uFFFF\p{Co}]|(?<!\p{Emoji}\uFE0F?|[\p{Lo}\p{M}])\u200D/u;

const FORBIDDEN: readonly (readonly [found: RegExp, message: string])[] = [
  [
    // Such a character can also be in the middle of a line, where a program has pasted it.
    /\r(?!\n)|[\u0085\u2028\u2029]/,
    "this line break is a CR, NEL, LS or PS character; save the file with line ends LF or CRLF, or replace it with a normal line break",
  ],
  [
    // Merge conflict markers, which a formatter may have indented.
    /^[ \t]*(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/m,
    "an unresolved merge conflict left two versions here; keep one version, and delete the lines that start with <<<<<<<, ======= and >>>>>>>",
  ],
  [
    /^ *\t[ \t]*(?=[^\s#])/m,
    "this line is indented with a tab; use two spaces for each level instead",
  ],
  [
    // A no-break or other special space at the start of a line, or after its dash or key.
    /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000](?<=^ *(?:- +)*(?:-|[\w-]+:)?.)/m,
    "there is a special space here, such as a no-break space; replace it with a normal space",
  ],
  [
    // A wrongly decoded character, as in `CafÃ©`, but not a single accented letter in quotation marks.
    new RegExp(
      `\\uFFFD|â€|(?<![\\p{Lu}“„‘])(?:[ÃÄÅÐÑ]${CONTINUATION}|Â[\\u00A0-\\u00BA\\u00BC-\\u00BF]|[âï]${CONTINUATION}{2}|ðŸ)|√[©®†°¢£§•¶ß™´¨≠ÆØ]|‚Ä[ôúùìîòº¶]`,
      "u",
    ),
    "this text is garbled, probably because another program saved it incorrectly; retype it",
  ],
  [INVISIBLE, "there is an invisible character here, probably from pasted text; delete it"],
];

export function characterError(source: string): ValueError | undefined {
  for (const [pattern, message] of FORBIDDEN) {
    const found = pattern.exec(source);
    if (found) return { offset: found.index, message };
  }
  return undefined;
}
