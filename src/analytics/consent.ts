import { type Consent, isRefused, startGoogleTag, updateConsent } from "./google-tag";

/*
 * The visitor's choice about Google's tag, where GATSBY_GTAG_CONSENT is "ask". Nothing loads from Google
 * until the visitor agrees.
 */

/** The localStorage key of the answer: "granted" or "denied". */
const KEY = "analytics-consent";

let answer: string | null = null;
/** The button that reopened the question, while the question is open. */
let opener: HTMLElement | undefined;
let tagId = "";
const listeners = new Set<() => void>();

/** Starts the tag if the visitor agreed on an earlier visit. Call it once, before anything renders. */
export function startWithConsent(id: string): void {
  tagId = id;
  try {
    answer = localStorage.getItem(KEY);
  } catch {
    // Without storage, every page load asks.
  }
  if (answer === "granted") startGoogleTag(id, "granted");
}

/** Checks whether to ask. If the browser already refuses tracking, there is no question. */
export const canAsk = (): boolean => !isRefused();

/** Checks whether the question is open: until the first answer, or after the visitor reopened it. */
export const isAsking = (): boolean =>
  canAsk() && (opener !== undefined || (answer !== "granted" && answer !== "denied"));

/** Checks whether the visitor reopened the question. */
export const isReopened = (): boolean => opener !== undefined;

/** Calls a listener whenever the question opens or closes. Returns the unsubscribe function. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reopens the question, and remembers the pressed button so that focus can return to it. */
export function askAgain(button: HTMLElement): void {
  opener = button;
  for (const listener of listeners) listener();
}

/**
 * Stores the visitor's answer and applies it to the tag. Withdrawing consent removes the tag's cookies and
 * reloads the page, since a loaded tag can't be unloaded.
 *
 * @returns The button that reopened the question, if any.
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
    // As above.
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

/** Removes Google Analytics cookies, which the tag sets on the widest domain it can. */
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
