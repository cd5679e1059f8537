import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Window {
    /** Not yet in TypeScript's library. */
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/*
 * An inline script of a site with Google's tag (gatsby/inline-scripts.ts). The tag sets the addresses of
 * further scripts of its own as plain strings, and the browser asks this policy about each (Trusted
 * Types, see host/security-headers.ts): those of Google's tag may be loaded, nothing else.
 */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === GTAG_ORIGIN ? url : null,
});
