/** Where Google's tag comes from. It stands alone, since a build without an id leaves google-tag.ts out. */
export const GTAG_ORIGIN = "https://www.googletagmanager.com";
