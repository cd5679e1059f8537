/** What word processors write in the place of a list's dash. */
export const BULLET = /[•·▪◦‣●○]/;

/** An entry that begins with what word processors, Markdown and people write in the place of a list's dash. */
export const FOREIGN_ENTRY = new RegExp(`^\\s*(${BULLET.source}|[–—*+]|\\d+[.)])\\s+(?=\\S)`);
