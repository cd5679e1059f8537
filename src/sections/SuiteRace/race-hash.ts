/**
 * The start of a URL fragment that contains a race. It isn't in race-address.ts because that module loads
 * later.
 */
export const RACE_HASH = "#race=";
