import { type Consent, optsOutOfTracking, startGoogleTag, stopGoogleTag } from "./google-tag";

/*
 * Consent to Google's tag if GATSBY_GTAG_CONSENT is "ask".
 * In: the visitor's answer, which all tabs share. It is read when a page starts, when another tab stores an
 * answer, and when a page returns from the back/forward cache.
 * Out: the tag runs exactly while the answer is a valid "granted". While there is no valid answer, the question
 * is open.
 * Never: a request to Google without consent, or a cookie of the tag that outlives consent.
 */

/** The key in localStorage. */
const KEY = "analytics-consent";

/** The answer, its UTC date, and the text of the question. */
const STORED = /^(granted|denied) (\d{4}-\d\d-\d\d) (.*)$/s;

let stored: string | null = null;
let question = "";
let reload: () => void;
let isRunning = false;
let opener: HTMLElement | undefined;
const listeners = new Set<() => void>();

/** `shown` is the text of the question. `reloadPage` unloads the tag. Returns a function that ends following. */
export function followAnswer(shown: string, reloadPage: () => void): () => void {
  question = shown;
  reload = reloadPage;
  read();
  const listening = new AbortController();
  const { signal } = listening;
  for (const event of ["storage", "pageshow"]) addEventListener(event, read, { signal });
  return () => listening.abort();
}

function read(): void {
  const before = stored;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // If storage isn't available, the answer only lasts until the next page load.
  }
  // Another tab has answered.
  if (stored !== before) opener = undefined;
  obey();
}

function store(consent: Consent): void {
  stored = `${consent} ${new Date().toISOString().slice(0, 10)} ${question}`;
  try {
    localStorage.setItem(KEY, stored);
  } catch {
    // Storage isn't available, so the answer lasts until the page is loaded again.
  }
}

/** Returns the visitor's answer if it is to this question and not older than 12 months. */
function validAnswer(): Consent | undefined {
  const [, consent, date = "", asked] = STORED.exec(stored ?? "") ?? [];
  const given = new Date(date);
  const ends = new Date(date);
  ends.setUTCFullYear(ends.getUTCFullYear() + 1);
  const now = Date.now();
  const isValid = asked === question && given.getTime() <= now && now < ends.getTime();
  return isValid ? (consent as Consent) : undefined;
}

/** Starts or stops the tag. A stopped tag may still listen to the page, so only a reload unloads it. */
function obey(): void {
  const isGranted = canAsk() && validAnswer() === "granted";
  const id = process.env.GATSBY_GTAG_ID ?? "";
  if (isGranted && !isRunning) {
    isRunning = true;
    startGoogleTag(id, "granted");
    // The plugin reports only pages that are shown later.
    window.gtag?.("event", "page_view", { page_path: window.location.pathname });
  }
  if (!isGranted) {
    if (isRunning) stopGoogleTag(id);
    removeCookies();
    if (isRunning) reload();
  }
  for (const listener of listeners) listener();
}

/** Checks that the visitor's browser doesn't opt out of tracking. Otherwise, there is nothing to ask. */
export const canAsk = (): boolean => !optsOutOfTracking();

export const isAsking = (): boolean =>
  canAsk() && (opener !== undefined || validAnswer() === undefined);

/** The button with which the visitor reopened the question. */
export const openerOfQuestion = (): HTMLElement | undefined => opener;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function askAgain(button: HTMLElement): void {
  opener = button;
  for (const listener of listeners) listener();
}

export function answer(consent: Consent): void {
  opener = undefined;
  store(consent);
  obey();
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
