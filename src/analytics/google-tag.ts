import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Navigator {
    /**
     * Global Privacy Control. Some browsers don't support it, and TypeScript's DOM types don't include it.
     */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    /** The Google tag. Defined only if a tracking ID is configured and the visitor hasn't opted out. */
    gtag?: (...command: unknown[]) => void;
    /** The tag's command queue, used both before and after its script loads. */
    dataLayer?: unknown[];
  }
}

/** Whether Google may store and use data; see GATSBY_GTAG_CONSENT in .env.example. */
export type Consent = "granted" | "denied";

/** Parses the consent setting. Treats anything other than "granted" as denied. */
export function consentOf(setting: string | undefined): Consent {
  return setting?.trim() === "granted" ? "granted" : "denied";
}

/** Consent mode v2 types: https://developers.google.com/tag-platform/security/guides/consent */
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const forAllPurposes = (consent: Consent) =>
  Object.fromEntries(PURPOSES.map((name) => [name, consent]));

/** Checks whether the visitor's browser asks not to be tracked. */
export const isRefused = (): boolean =>
  navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

/** Updates the tag's consent after the visitor answers. */
export function updateConsent(consent: Consent): void {
  window.gtag?.("consent", "update", forAllPurposes(consent));
}

/**
 * Loads the Google tag, unless the visitor's browser asks not to be tracked. The consent command is queued
 * first, so without consent the tag neither stores nor sends anything.
 *
 * @param id The tracking ID, such as `G-ABC123`.
 */
export function startGoogleTag(id: string, consent: Consent): void {
  if (isRefused()) return;
  const commands: unknown[] = [];
  window.dataLayer = commands;
  window.gtag = function () {
    // The tag only recognizes commands that are `arguments` objects, not arrays.
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
 * Sets the tag's current page. Call this on each navigation before gatsby-plugin-google-gtag reports the page
 * view, which it does shortly afterward. Never throws.
 */
export function setCurrentPage(): void {
  try {
    window.gtag?.("set", shownPage());
  } catch {
    // A broken tag, or one that an extension modified, must not break the page.
  }
}

/** Strips the query string and the fragment from `page_path`, because the plugin leaves them in. */
function withoutQuery(command: IArguments): IArguments {
  const values: { page_path?: string } | undefined = command[2];
  if (values?.page_path) values.page_path = values.page_path.replace(/[?#].*/, "");
  return command;
}

/** Returns the page's URL and referrer without query strings, which might contain an email address. */
function shownPage() {
  return {
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer.replace(/[?#].*/, ""),
  };
}
