import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Window {
    /** Trusted Types, which aren't included in TypeScript's DOM types. */
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}

/* The Google tag sets the URLs of more scripts as plain strings, which Trusted Types pass to this policy. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (url: string) =>
    new URL(url, location.href).origin === GTAG_ORIGIN ? url : null,
});
