/** A mistake and its offset in the source. */
export interface Mistake {
  offset: number;
  message: string;
}

/** A carriage return that ends a line by itself; one alone is a character that no keyboard writes. */
const OLD_LINE_END = /\r(?!\r*\n)/g;

/** A line that git writes around two versions of a part; a program may have indented it since. */
const CONFLICT = /^[ \t]*(?:<{7}|\|{7}|>{7})(?=\s|$)/m;

/**
 * Characters that no keyboard writes into a text but a careless paste does, those without a width, those
 * that turn the direction of writing, and those that fonts of word processors have alone: no search finds
 * the word that one of them stands in, and no page the address. Emoji are joined by one.
 */
const INVISIBLE =
  /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]|\r(?!\n)|[\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\p{Co}]|(?<!\p{Emoji}\uFE0F?)\u200D/u;

/**
 * What stands in the place of a character that was lost, as a file went through another encoding: `CafÃ©`.
 * Quotation marks may stand around such a letter alone: `«Â»`, `“Ã”`.
 */
const LOST =
  /\uFFFD|â€.?|(?<![\p{Lu}“„‘])(?:Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A0-\u00BA\u00BC-\u00BF])/u;

const STRANGE = new RegExp(`${INVISIBLE.source}|${LOST.source}`, "gu");

/** The mistakes in a file's characters, before anything is read of its YAML: one for each line. */
export function characterMistakes(source: string): Mistake[] {
  if ((source.match(OLD_LINE_END) ?? []).length > 1) {
    const message =
      'this file has the line ends of old Macs (CR); save it with the line ends "LF" or "CRLF"';
    return [{ offset: 0, message }];
  }
  const conflict = CONFLICT.exec(source);
  if (conflict) {
    const message =
      "git has left two versions here; keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>";
    return [{ offset: conflict.index + conflict[0].search(/\S/), message }];
  }
  const mistakes: Mistake[] = [];
  let lineEnd = -1;
  for (const { 0: found, index } of source.matchAll(STRANGE)) {
    if (index < lineEnd) continue;
    const column = index - source.lastIndexOf("\n", index - 1);
    const nextLine = source.indexOf("\n", index);
    lineEnd = nextLine < 0 ? source.length : nextLine;
    const message = LOST.test(found)
      ? `a character has been lost in column ${column}, perhaps on the way through another program; type it again`
      : `an invisible character in column ${column}, perhaps from a paste; delete it`;
    mistakes.push({ offset: index, message });
  }
  return mistakes;
}
