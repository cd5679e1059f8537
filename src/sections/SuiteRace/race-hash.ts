/**
 * The start of a URL fragment that contains a race. This constant has its own module because race-link.ts
 * is loaded later.
 */
export const RACE_HASH = "#race=";
