import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Window {
    /** Missing from TypeScript's DOM types. */
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/*
 * An inline script that is included if the Google tag is configured (gatsby/inline-scripts.ts). The tag loads
 * more scripts from plain string URLs. Because the site enforces Trusted Types (host/security-headers.ts),
 * the browser passes each URL to this policy. The policy only allows the tag's origin.
 */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === GTAG_ORIGIN ? url : null,
});
