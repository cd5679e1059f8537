import { GTAG_ORIGIN } from "./gtag-origin";

declare global {
  interface Navigator {
    /** Global Privacy Control, which TypeScript's DOM types lack. */
    readonly globalPrivacyControl?: boolean;
  }
  interface Window {
    gtag?: (...command: unknown[]) => void;
    dataLayer?: unknown[];
  }
}

export type Consent = "granted" | "denied";

/** Consent mode v2 types: https://developers.google.com/tag-platform/security/guides/consent */
const PURPOSES = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];

const forAllPurposes = (consent: Consent) =>
  Object.fromEntries(PURPOSES.map((name) => [name, consent]));

export const optsOutOfTracking = (): boolean =>
  navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;

/** The consent command is queued first, so that it applies before the tag stores any data. */
export function startGoogleTag(id: string, consent: Consent): void {
  if (optsOutOfTracking() || process.env.NODE_ENV === "development") return;
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
 * Stops reports until the page is reloaded. Google Analytics would still report the end of the visit if consent were
 * only denied: https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics
 */
export function stopGoogleTag(id: string): void {
  window.gtag?.("consent", "update", forAllPurposes("denied"));
  window.gtag = () => {};
  Object.assign(window, { [`ga-disable-${id}`]: true });
}

/** Must run on each navigation before gatsby-plugin-google-gtag reports the page view. */
export function setCurrentPage(): void {
  try {
    window.gtag?.("set", shownPage());
  } catch {
    // A tag that is broken or was modified by an extension must not break the page.
  }
}

/** gatsby-plugin-google-gtag includes the query string and the fragment in `page_path`. */
function withoutQuery(command: IArguments): IArguments {
  const values: { page_path?: string } | undefined = command[2];
  if (values?.page_path) values.page_path = values.page_path.replace(/[?#].*/, "");
  return command;
}

/** Query parameters of advertising services, such as `utm_source`, `gclid`, `msclkid` and `gad_source`. */
const CAMPAIGN = /^(utm_\w+|gad_\w+|\w*clk?id|\w*braid|srsltid)$/;

/** Returns the page to report. Of its query, which might contain an email address, it keeps only the campaign. */
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
