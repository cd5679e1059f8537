import { isScalar, Scalar } from "yaml";
import { z } from "zod";
import { metaOf, type Visited } from "../read/content-walk";
import { BACKSLASH } from "../read/syntax";
import type { ValueError } from "../value-error";

const CUT =
  'the text ends here because " #" starts a comment; put the whole text in quotes, or move the comment to its own line';
const ONE_ENTRY =
  'this looks like two list items; add the missing "- " or comma, or fix the indentation. If it is a single item, put it on one line or in quotes';
const JOINED =
  'these paragraphs or list items would run together on the page; put "|" after the key or dash, and put the text on the lines below it';
const JOINED_PLAIN =
  "this text can't contain paragraphs or lists, so its lines would run together on the page; combine them into one paragraph";

const JOINED_CODE =
  'the lines of this code sample would run together on the page; put "|" after the key, and put the sample on the lines below it';

const PUBLISHED_COMMENT =
  'visitors would see this line because it is part of the text; move the comment above the key, or remove the "#"';

/** YAML reads some values differently than intended: it joins lines and cuts off text at " #". */
export function scalarError(
  { schema, value, node, path }: Visited,
  source: string,
): ValueError | undefined {
  if (!isScalar(node)) return undefined;
  const [start = 0, end = 0] = node.range ?? [];
  const written = source.slice(start, end);
  if (typeof value === "number" && schema instanceof z.ZodNumber) {
    const message = numberError(node.source ?? "", value, metaOf(schema).decimals);
    return message === undefined ? undefined : { offset: start, message };
  }
  if (typeof value !== "string") return undefined;
  const { kind } = metaOf(schema);
  const hasMarkup = kind?.name === "text" && kind.markup;
  const isText = kind?.name === "text";
  const isSample = kind?.name === "code";

  if (node.type === Scalar.PLAIN) {
    if (typeof path.at(-1) === "number") {
      // A list in brackets may have semicolons instead of commas.
      const isDashed = /-[ \t]+$/.test(source.slice(Math.max(start - 20, 0), start));
      const second = hasMarkup ? /\n\s*(?=-\s)/ : isDashed ? /\n\s*/ : /\n\s*|^(?=.*;\s)/;
      const found = second.exec(written);
      const next = found ? found.index + found[0].length : nextSentence(written);
      if (next !== undefined) return { offset: start + next, message: ONE_ENTRY };
    }
    // Outside code, treat "# " after two spaces as an intentional comment.
    const cut = isSample ? /^[ \t]+#/ : isText ? /^(?: #|[ \t]+#\S)/ : /^[ \t]+#\S/;
    if (cut.test(source.slice(end, end + 40))) return { offset: end, message: CUT };
  } else if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE) {
    // Inside double quotes, a backslash can start an escape sequence, such as the form feed in `"C:\files"`.
    // Other text than running text and code can't contain `\n` either.
    const swallowed = hasMarkup || isSample ? /[^\P{Cc}\n]/u : /\p{Cc}/u;
    if (written.includes("\\") && swallowed.test(value))
      return { offset: start, message: BACKSLASH };
  }
  const isBlock = node.type?.startsWith("BLOCK");
  const isLiteral = node.type === Scalar.BLOCK_LITERAL;
  // In running text with line breaks, "# " starts a heading, which markup.ts reports.
  const comment = isLiteral && hasMarkup ? /\n[ \t]*(?=#[^\s#])/ : /\n[ \t]*(?=#)/;
  const published = isText && node.type !== Scalar.PLAIN ? comment.exec(written) : null;
  if (published)
    return { offset: start + published.index + published[0].length, message: PUBLISHED_COMMENT };
  // Don't count a line that contains only the closing quotation mark.
  if (isSample && !isBlock && linesIn(written.replace(/["']$/, "")) > linesIn(value))
    return { offset: start, message: JOINED_CODE };
  if ((isLiteral && hasMarkup) || !written.includes("\n") || !isText) return undefined;
  const joined = hasMarkup ? JOINED : JOINED_PLAIN;
  // Require two lines that start with a dash, because a wrapped sentence may contain one.
  const [first, second] = written.matchAll(/\n\s*(?=(?:[-*+•·▪–—]|\d+[.)])[ \t]|\|)/g);
  const isList = hasMarkup && /\n(?:(?:[-*+]|\d+[.)]) |\|)/.test(value);
  if (first && second && !isList)
    return { offset: start + first.index + first[0].length, message: joined };
  const blank = isLiteral ? /\n\s*\n/ : hasMarkup ? /[^\n]\n(?![-*+|\n]|\d+[.)] )/ : /\n/;
  if (!blank.test(value.trim())) return undefined;
  const gap = /\n[ \t\r]*\n\s*/.exec(written.trimEnd());
  return { offset: start + (gap ? gap.index + gap[0].length : 0), message: joined };
}

/** A line that starts a sentence although its first word would have fit on the line above lost its dash. */
function nextSentence(written: string) {
  const lines = written.split("\n").map((line) => line.trim());
  // Nobody wraps lines at fewer than 72 characters.
  const width = Math.max(72, ...lines.map(({ length }) => length));
  const found = lines.find((line, index) => {
    const above = lines[index - 1] ?? "";
    const hadRoom = above.length > 120 || above.length + line.search(/ |$/) < width;
    return hadRoom && /[.!?:][*"”’)]*$/.test(above) && /^[*"“„[(]*[\p{Lu}\d]/u.test(line);
  });
  return found ? written.indexOf(found) : undefined;
}

const linesIn = (text: string) => text.match(/\S.*/g)?.length ?? 0;

/** Reports numbers that YAML changes, such as 1e3, 0123 or 15.000 (15 thousand in many countries). */
function numberError(written: string, value: number, decimals = 10): string | undefined {
  const places = written.split(".")[1]?.length ?? 0;
  const read = places > 2 ? String(value) : value.toFixed(places);
  if (written !== read)
    return `YAML reads ${written} as ${value}; enter a plain number, like 1400 or 0.02`;
  return places > decimals
    ? `${written} has more than ${decimals} decimal places; round it to ${decimals}${places === 3 ? ", or remove the period if it separates thousands" : ""}`
    : undefined;
}
