/** The origin of Google's tag. A separate module, since a build without a tracking ID omits google-tag.ts. */
export const GTAG_ORIGIN = "https://www.googletagmanager.com";
