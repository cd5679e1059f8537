/*
 * What an editor is told of mistakes that several checks find: each said once, so that one mistake is
 * always told in the same words.
 */

export const TAB = "a tab; indent with spaces, two for each level";

export const BAD_INDENT =
  "the indent doesn't fit the lines around it; use two spaces for each level";

export const NO_SPACE_AFTER_COLON = "a space is missing after the colon";

export const NO_SPACE_AFTER_DASH = "a space is missing after the dash";

export const NO_QUOTE =
  "a quotation mark is missing; close the text with the same mark that opens it";

export const BACKSLASH =
  'a "\\" means something else in double quotes; use single quotes around this text';

export const CURLY_QUOTES =
  'these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them';

export const COLON_IN_TEXT = 'a text with ": " in it needs quotes around it';

/** What is missing behind a key that its value follows, or that another sign follows in its place. */
export function needsColon(key: string, sign?: string): string {
  const remedy = sign === undefined ? "" : `; write ":" and a space in place of "${sign}"`;
  return `a colon is missing after "${key}"${remedy}`;
}

/** What to do about a text whose first sign means something in YAML. */
export function needsQuotes(sign: string): string {
  return `a text that starts with ${sign} needs quotes around it`;
}

/** What to write in place of a sign that begins an entry elsewhere. */
export function needsDash(bullet: string): string {
  return `a list's entries begin with "- ", not with "${bullet}"`;
}
