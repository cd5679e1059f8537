import { type Consent, isRefused, startGoogleTag, updateConsent } from "./google-tag";

/*
 * Manages the visitor's consent to the Google tag when GATSBY_GTAG_CONSENT is "ask". Nothing is loaded from
 * Google until the visitor agrees.
 */

/** The localStorage key for the visitor's answer, "granted" or "denied". */
const KEY = "analytics-consent";

let answer: string | null = null;
/** The button that reopened the consent prompt, or undefined if the prompt hasn't been reopened. */
let opener: HTMLElement | undefined;
let tagId = "";
const listeners = new Set<() => void>();

/**
 * Starts the Google tag if the visitor gave consent on an earlier visit. Call this once, before the first
 * render.
 */
export function startWithConsent(id: string): void {
  tagId = id;
  try {
    answer = localStorage.getItem(KEY);
  } catch {
    // If storage isn't available, the consent prompt appears on every page load.
  }
  if (answer === "granted") startGoogleTag(id, "granted");
}

/**
 * Checks whether to ask for consent. The site doesn't ask for consent if the visitor's browser opts out of
 * tracking.
 */
export const canAsk = (): boolean => !isRefused();

/**
 * Checks whether the consent prompt is open. The prompt is open if the visitor hasn't answered yet or has
 * reopened it.
 */
export const isAsking = (): boolean =>
  canAsk() && (opener !== undefined || (answer !== "granted" && answer !== "denied"));

/** Checks whether the visitor has reopened the consent prompt. */
export const isReopened = (): boolean => opener !== undefined;

/**
 * Registers a listener that is called when the consent prompt opens or closes. Returns a function that
 * removes the listener.
 */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reopens the consent prompt and remembers the button, so that focus can return to it. */
export function askAgain(button: HTMLElement): void {
  opener = button;
  for (const listener of listeners) listener();
}

/**
 * Stores the visitor's answer and applies it to the Google tag. Withdrawing consent removes the tag's cookies
 * and reloads the page, since a loaded tag can't be unloaded.
 *
 * @returns The button that reopened the consent prompt, if any.
 */
export function giveAnswer(
  consent: Consent,
  reload: () => void = () => window.location.reload(),
): HTMLElement | undefined {
  const asked = opener;
  opener = undefined;
  answer = consent;
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // If storage isn't available, the answer only lasts until the next page load.
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
 * Removes the Google Analytics cookies. The tag sets cookies on the broadest domain that the browser accepts,
 * so this function tries the hostname and each of its parent domains.
 */
function removeCookies(): void {
  const names = document.cookie.match(/\b_ga\w*(?==)/g) ?? [];
  const labels = window.location.hostname.split(".");
  for (const name of names) {
    for (let first = 0; first < labels.length; first += 1) {
      const domain = labels.slice(first).join(".");
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in all browsers
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`;
    }
  }
}
