import { type Consent, isRefused, startGoogleTag, updateConsent } from "./google-tag";

/*
 * Manages the visitor's consent to the Google tag when GATSBY_GTAG_CONSENT is "ask". Nothing is loaded from
 * Google until the visitor agrees.
 */

/** The localStorage key for the visitor's choice, "granted" or "denied". */
const KEY = "analytics-consent";

let choice: string | null = null;
/** The button that reopened the consent prompt, or undefined if the prompt hasn't been reopened. */
let opener: HTMLElement | undefined;
let tagId = "";
const listeners = new Set<() => void>();

/**
 * Starts the Google tag if the visitor gave consent on an earlier visit. Otherwise, removes cookies that
 * consent on a still earlier visit may have left. Call this once, before the first render.
 */
export function startWithConsent(id: string): void {
  tagId = id;
  try {
    choice = localStorage.getItem(KEY);
  } catch {
    // If storage isn't available, the consent prompt appears on every page load.
  }
  if (choice === "granted" && canAsk()) startGoogleTag(id, "granted");
  else removeCookies();
}

/** Checks that the visitor's browser doesn't opt out of tracking. Otherwise, there is nothing to ask. */
export const canAsk = (): boolean => !isRefused();

export const isAsking = (): boolean =>
  canAsk() && (opener !== undefined || (choice !== "granted" && choice !== "denied"));

export const isReopened = (): boolean => opener !== undefined;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function askAgain(button: HTMLElement): void {
  opener = button;
  for (const listener of listeners) listener();
}

/**
 * Stores the visitor's choice and applies it to the Google tag. Withdrawing consent removes the tag's cookies
 * and reloads the page, since a loaded tag can't be unloaded.
 *
 * @returns The button that reopened the consent prompt, if any.
 */
export function choose(
  consent: Consent,
  reload: () => void = () => window.location.reload(),
): HTMLElement | undefined {
  const asked = opener;
  opener = undefined;
  choice = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // If storage isn't available, the choice only lasts until the next page load.
  }
  const isLoaded = window.gtag !== undefined;
  if (isLoaded) updateConsent(consent);
  if (consent === "granted" && !isLoaded) {
    startGoogleTag(tagId, consent);
    window.gtag?.("event", "page_view", { page_path: window.location.pathname });
  }
  if (consent === "denied") removeCookies();
  for (const listener of listeners) listener();
  if (consent === "denied" && isLoaded) reload();
  return asked;
}

/**
 * The names of the cookies that Google's tags set on a site: `_ga`, `_gid`, `_gcl_au`, `_gac_…`, `__gads`,
 * `FPLC` and the like. The site itself sets no cookies, but others on its domain may.
 */
const TAG_COOKIES = /^(_ga|_gid|_gcl|__g|__utm|_dc_gtm|_opt_|FP[A-Z]+$)/;

/**
 * Removes the Google tag's cookies. A cookie may belong to the hostname alone, or to it or one of its parent
 * domains including their subdomains.
 */
function removeCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.replace(/=.*/s, ""));
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_, first) => `; Domain=${labels.slice(first).join(".")}`);
  for (const name of names.filter((one) => TAG_COOKIES.test(one))) {
    for (const domain of ["", ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in all browsers
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
