/** The start of a race's fragment. Separate from race-address.ts, which loads later. */
export const RACE_HASH = "#race=";
