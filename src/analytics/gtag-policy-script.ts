import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Window {
    /** Trusted Types, which aren't included in TypeScript's DOM types. */
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/*
 * An inline script that is included if the Google tag is configured (gatsby/inline-scripts.ts). The Google
 * tag loads more scripts and sets their URLs as plain strings. Because the site enforces Trusted Types
 * (host/security-headers.ts), the browser passes each URL to this policy, which allows only the tag's origin.
 */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === GTAG_ORIGIN ? url : null,
});
