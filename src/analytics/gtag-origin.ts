/**
 * The Google tag's origin. This constant has its own module because builds without a tracking ID omit
 * google-tag.ts.
 */
export const GTAG_ORIGIN = "https://www.googletagmanager.com";
