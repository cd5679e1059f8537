import { isScalar, Scalar } from "yaml";
import { z } from "zod";
import type { Mistake } from "../read/characters";
import { metaOf, type Visited } from "../read/content-walk";
import { BACKSLASH } from "../read/syntax";

const CUT =
  'the text ends here, since " #" starts a comment; put the whole text in quotes, or the comment on a line of its own';
const OPEN_QUOTE = "a quotation mark is missing at the end of this line";
const ONE_ENTRY =
  'is a "- " or a comma missing here, or its indent wrong? If this is one entry, write it on one line or in quotes';
const JOINED =
  "the lines of a list and blank lines become one here; where a text may have them, put a | after the dash or key, and the text below it";

const BROKEN_CODE =
  "the lines of this sample become one here; put a | after the key, and all lines below it";

/**
 * What YAML silently makes of a value that is written differently: a number in a special notation, a text cut
 * short by a "#" or joined with the next line, characters that mean something else.
 */
export function scalarMistake(
  { schema, value, node, path }: Visited,
  source: string,
): Mistake | undefined {
  if (!isScalar(node)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const written = source.slice(start, end);
  if (typeof value === "number" && schema instanceof z.ZodNumber) {
    const message = numberMistake(node.source ?? "", value, metaOf(schema).decimals);
    return message === undefined ? undefined : { offset: start, message };
  }
  if (typeof value !== "string") return undefined;
  const { meaning } = metaOf(schema);
  const hasMarkup = meaning?.is === "text" && meaning.markup;
  const isText = meaning?.is === "text";
  const isCode = meaning?.is === "code";

  if (node.type === Scalar.PLAIN) {
    if (typeof path.at(-1) === "number" && !hasMarkup && /\n|;\s/.test(written)) {
      const offset = start + Math.max(written.search(/\n\s*(?=\S)/), 0);
      return { offset, message: ONE_ENTRY };
    }
    // Two spaces before "# " are a comment that is meant, but in a line of code.
    const cut = isCode ? /^[ \t]+#/ : isText ? /^(?: #|[ \t]+#\S)/ : /^[ \t]+#\S/;
    if (cut.test(source.slice(end, end + 40))) return { offset: end, message: CUT };
  } else if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE) {
    // A mark left open ends at the next one; what lies between belongs to the text then.
    if (/\n[A-Za-z][\w-]*:\s/.test(written)) return { offset: start, message: OPEN_QUOTE };
    // `"C:\files"` has a form feed in it; a `\n` ends a line of running text or of code.
    const swallowed = hasMarkup || isCode ? /[^\P{Cc}\n]/u : /\p{Cc}/u;
    if (written.includes("\\") && swallowed.test(value))
      return { offset: start, message: BACKSLASH };
  }
  const isBlock = node.type?.startsWith("BLOCK");
  if (isCode && !isBlock && linesIn(written) > linesIn(value))
    return { offset: start, message: BROKEN_CODE };
  const isLiteral = node.type === Scalar.BLOCK_LITERAL;
  if ((isLiteral && hasMarkup) || !written.includes("\n") || !isText) return undefined;
  // Where an editor has wrapped a sentence, one line may begin with its dash; quotes keep blank lines.
  const [first, second] = written.matchAll(/\n\s*(?=[-*+•·▪–—][ \t])/g);
  const isList = hasMarkup && /\n[-*+] /.test(value);
  if (first && second && !isList)
    return { offset: start + first.index + first[0].length, message: JOINED };
  const blank = isLiteral ? /\n\s*\n/ : hasMarkup ? /[^\n]\n(?![-*+\n]|\d+\. )/ : /\n/;
  if (!blank.test(value.trim())) return undefined;
  const gap = /\n[ \t\r]*\n\s*/.exec(written.trimEnd());
  return { offset: start + (gap ? gap.index + gap[0].length : 0), message: JOINED };
}

/** How many lines have something on them. */
const linesIn = (text: string) => text.match(/\S.*/g)?.length ?? 0;

const PLAIN_NUMBER = /^(?!-0(?:\.0*)?$)-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

function numberMistake(written: string, value: number, decimals = 10): string | undefined {
  const fraction = written.split(".")[1] ?? "";
  // In many countries a point parts the thousands: 15.000.
  const isThousands = fraction.length === 3 && Math.abs(value) >= 1;
  return !PLAIN_NUMBER.test(written) || isThousands
    ? `${written} is read as ${value}; write the number plainly, like 1400 or 0.02`
    : fraction.replace(/0+$/, "").length > decimals
      ? `${written} has more than ${decimals} decimals, and would be shown rounded`
      : undefined;
}
