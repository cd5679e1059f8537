import { GTAG_ORIGIN } from "./gtag-origin";

/**
 * An inline script for the head of a site with Google's tag, which sets the addresses of further
 * scripts of its own as plain strings. The browser asks this policy about each (Trusted Types, see
 * host/security-headers.ts): those of Google's tag may be loaded, nothing else.
 */
export const GTAG_POLICY_SCRIPT =
  'window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(url){' +
  `return new URL(url,location.href).origin==="${GTAG_ORIGIN}"?url:null}})`;
