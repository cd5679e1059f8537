/** What the fragment of an address begins with that holds a race; apart from race-address.ts, which loads later. */
export const RACE_HASH = "#race=";
