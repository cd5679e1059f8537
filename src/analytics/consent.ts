import { type Consent, isRefused, startGoogleTag, updateConsent } from "./google-tag";

/* Consent to the Google tag if GATSBY_GTAG_CONSENT is "ask": nothing loads until the visitor agrees. */

const KEY = "analytics-consent";

let choice: string | null = null;
let opener: HTMLElement | undefined;
let tagId = "";
const listeners = new Set<() => void>();

/** Also removes cookies that consent on an earlier visit may have left. Runs before the first render. */
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

/** Returns the button that reopened the prompt. Withdrawing reloads the page, which unloads the tag. */
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

/** The cookies that Google's tags set on a site. Others on its domain may set cookies, too. */
const TAG_COOKIES = /^(_ga|_gid|_gcl|__g|__utm|_dc_gtm|_opt_|FP[A-Z]+$)/;

/** A cookie may belong to the hostname, or to it or a parent domain including their subdomains. */
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
