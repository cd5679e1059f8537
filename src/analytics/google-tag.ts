import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Navigator {
    /** Global Privacy Control; not in all browsers, nor in TypeScript's library. */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    /** Google's tag, there only if a tracking id is configured and the visitor hasn't refused. */
    gtag?: (...command: unknown[]) => void;
    /** What is told to Google's tag before its script has come, and by the way it is told later. */
    dataLayer?: unknown[];
  }
}

/** Whether Google may keep and use what it is told, see GATSBY_GTAG_CONSENT in .env.example. */
export type Consent = "granted" | "denied";

/** Denied unless it says "granted". */
export function consentOf(setting: string | undefined): Consent {
  return setting?.trim() === "granted" ? "granted" : "denied";
}

/** What consent is for (developers.google.com/tag-platform/security/guides/consent, version 2). */
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const forAllPurposes = (consent: Consent) =>
  Object.fromEntries(PURPOSES.map((name) => [name, consent]));

/** Whether the visitor's browser asks not to be tracked. */
export const isRefused = (): boolean =>
  navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

/** Tells the tag that a visitor has made up or changed their mind. */
export function tellConsent(consent: Consent): void {
  window.gtag?.("consent", "update", forAllPurposes(consent));
}

/**
 * Has Google's tag loaded, unless the visitor's browser asks not to be tracked: then nothing of it is
 * asked for. It is told of the consent before anything else, so nothing is kept or sent without.
 *
 * @param id The tracking id, such as `G-ABC123`.
 */
export function startGoogleTag(id: string, consent: Consent): void {
  if (isRefused()) return;
  const commands: unknown[] = [];
  window.dataLayer = commands;
  window.gtag = function () {
    // The tag tells a command from other entries by its being an `arguments`, not an array.
    // biome-ignore lint/complexity/noArguments: see above
    commands.push(withoutQuery(arguments));
  };
  window.gtag("consent", "default", forAllPurposes(consent));
  window.gtag("js", new Date());
  window.gtag("set", shownPage());
  window.gtag("config", id, { send_page_view: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${GTAG_ORIGIN}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/**
 * Tells the tag which page is shown, before gatsby-plugin-google-gtag reports it: that does so a moment
 * after each change of the page. Never throws.
 */
export function notePage(): void {
  try {
    window.gtag?.("set", shownPage());
  } catch {
    // A broken or tampered tag must not take the page down.
  }
}

/** A command without the query in `page_path`, which the plugin reports as it stands. */
function withoutQuery(command: IArguments): IArguments {
  const values: { page_path?: string } | undefined = command[2];
  if (values?.page_path) values.page_path = values.page_path.replace(/[?#].*/, "");
  return command;
}

/** The page's address and the one that led to the site, without their queries: an email address may stand there. */
function shownPage() {
  return {
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ""),
  };
}
