import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Navigator {
    /**
     * Global Privacy Control, which isn't supported by all browsers or included in TypeScript's DOM types.
     */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    /** The Google tag, defined only if a tracking ID is configured and the visitor hasn't opted out. */
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

/** Whether Google may store and use data; see GATSBY_GTAG_CONSENT in .env.example. */
export type Consent = "granted" | "denied";

/** Consent mode v2 types: https://developers.google.com/tag-platform/security/guides/consent */
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const forAllPurposes = (consent: Consent) =>
  Object.fromEntries(PURPOSES.map((name) => [name, consent]));

export const isRefused = (): boolean =>
  navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

export function updateConsent(consent: Consent): void {
  window.gtag?.("consent", "update", forAllPurposes(consent));
}

/**
 * Loads the Google tag unless the visitor's browser opts out of tracking. The consent command is queued
 * first, so that it applies before the tag stores any data.
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
 * Tells the Google tag which page is shown. Call this on each navigation, before gatsby-plugin-google-gtag
 * reports the page view. Never throws.
 */
export function setCurrentPage(): void {
  try {
    window.gtag?.("set", shownPage());
  } catch {
    // A tag that is broken or was modified by an extension must not break the page.
  }
}

/**
 * Strips the query string and the fragment from `page_path`, because gatsby-plugin-google-gtag includes them.
 */
function withoutQuery(command: IArguments): IArguments {
  const values: { page_path?: string } | undefined = command[2];
  if (values?.page_path) values.page_path = values.page_path.replace(/[?#].*/, "");
  return command;
}

/**
 * Matches the query parameters that advertising services add to links: `utm_source` and the like, `gclid`,
 * `msclkid`, `gbraid`, `gad_source` and `srsltid`.
 */
const CAMPAIGN = /^(utm_\w+|gad_\w+|\w*clk?id|\w*braid|srsltid)$/;

/**
 * Returns the page's URL and referrer without fragments and query strings, which might contain an email
 * address. Only campaign parameters remain, since every campaign would otherwise count as direct traffic.
 */
function shownPage() {
  const campaign = [...new URLSearchParams(location.search)].filter(
    ([name, value]) => CAMPAIGN.test(name) && !value.includes("@"),
  );
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  return {
    page_location: location.origin + location.pathname + query,
    page_referrer: document.referrer.replace(/[?#].*/, ""),
  };
}
