/** What word processors write in the place of a list's dash. */
export const BULLET = /[•·▪◦‣●○]/;
