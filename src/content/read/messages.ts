/* What an editor reads of mistakes that several checks find: each has the same words everywhere. */

export const NO_SPACE_AFTER_COLON = "a space is missing after the colon";

export const NO_SPACE_AFTER_DASH = "a space is missing after the dash";

export const BACKSLASH =
  'a "\\" means something else in double quotes; use single quotes around this text';

export const CURLY_QUOTES =
  'these are curly quotation marks, as word processors write them; type the straight " of your keyboard, or put it around these if visitors should see them';

export const COLON_IN_TEXT = 'a text with ": " in it needs quotes around it';

/** True if curly quotation marks stand around a whole value, as if YAML knew them: not in `“a” and “b”`. */
export function isInCurlyQuotes(written: string): boolean {
  return /^(?:[“„][^“”„]*[”“]|‘(?:[^‘’]|(?<=\p{L})’(?=\p{L}))*’|«[^«»]*»|»[^«»]*«)$/u.test(written);
}

/** What is missing behind a key that its value follows, or that another character follows in its place. */
export function needsColon(key: string, typed?: string): string {
  const remedy = typed === undefined ? "" : `; write ":" and a space in place of "${typed}"`;
  return `a colon is missing after "${key}"${remedy}`;
}

/** What to do about a text whose first character means something in YAML. */
export function needsQuotes(character: string): string {
  return `a text that starts with ${character} needs quotes around it`;
}

/** What to write in place of a character that begins an entry elsewhere. */
export function needsDash(bullet: string): string {
  return `a list's entries begin with "- ", not with "${bullet}"`;
}
