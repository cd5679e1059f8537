import { type Consent, isRefused, startGoogleTag, tellConsent } from "./google-tag";

/*
 * A visitor's own answer to whether Google's tag may be used, where GATSBY_GTAG_CONSENT is "ask". Until
 * somebody agrees nothing is loaded from Google.
 */

/** In localStorage: the answer, "granted" or "denied". */
const KEY = "analytics-consent";

let answer: string | null = null;
/** What has the visitor asked again, while they are. */
let opener: HTMLElement | undefined;
let tagId = "";
const listeners = new Set<() => void>();

/** Starts the tag if the visitor has agreed before. To be called once, before anything is drawn. */
export function startWithConsent(id: string): void {
  tagId = id;
  try {
    answer = localStorage.getItem(KEY);
  } catch {
    // Where nothing can be stored, each page that is loaded asks.
  }
  if (answer === "granted") startGoogleTag(id, "granted");
}

/** Whether there is anything to ask: not where the visitor's browser has answered already. */
export const canAsk = (): boolean => !isRefused();

/** Whether the visitor is being asked: until there is an answer, or again. */
export const isAsking = (): boolean =>
  canAsk() && (opener !== undefined || (answer !== "granted" && answer !== "denied"));

/** Whether the visitor has asked to answer again, and is being asked. */
export const isAskedFor = (): boolean => opener !== undefined;

/** Calls a listener whenever that has changed; the function that comes back ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks again, and has the focus go back to the button that was pressed for it. */
export function askAgain(button: HTMLElement): void {
  opener = button;
  for (const listener of listeners) listener();
}

/**
 * Keeps the visitor's answer and has the tag follow it. Who takes an agreement back gets a page without the
 * tag, which can't be unloaded, and without its cookies.
 *
 * @returns what has asked again, if anything has
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
  if (isLoaded) tellConsent(consent);
  if (consent === "granted" && !isLoaded) {
    startGoogleTag(tagId, consent);
    window.gtag?.("event", "page_view", { page_path: window.location.pathname });
  }
  if (consent === "denied") removeCookies();
  for (const listener of listeners) listener();
  if (consent === "denied" && isLoaded) reload();
  return asked;
}

/** Of Google Analytics, which sets them for the widest domain that it may. */
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
