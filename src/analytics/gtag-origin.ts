/** A module of its own, because builds without a tracking ID omit google-tag.ts. */
export const GTAG_ORIGIN = "https://www.googletagmanager.com";
