import type { GatsbyBrowser } from "gatsby";
import { setCurrentPage, startGoogleTag } from "./src/analytics/google-tag";
import type { LayoutData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { showContentErrors } from "./src/runtime/content-errors";
import { hydrate } from "./src/runtime/hydrate";
import { savedScrollTop, saveScrollOnFragmentLinks } from "./src/runtime/in-page-links";
import { addNavigationTimeout } from "./src/runtime/navigate";
import { setShownPath } from "./src/runtime/shown-page";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/icons.css";
import "./src/styles/global.css";

export const wrapPageElement: GatsbyBrowser<LayoutData>["wrapPageElement"] = wrap;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  saveScrollOnFragmentLinks();
  if (process.env.NODE_ENV !== "production") {
    showContentErrors();
    return;
  }
  addNavigationTimeout();
  // Gatsby replaces these expressions with their values. With "ask", sections/Consent starts the tag.
  if (process.env.GATSBY_GTAG_ID && process.env.GATSBY_GTAG_CONSENT !== "ask") {
    const isGranted = process.env.GATSBY_GTAG_CONSENT === "granted";
    startGoogleTag(process.env.GATSBY_GTAG_ID, isGranted ? "granted" : "denied");
  }
};

/**
 * Makes Gatsby save the current scroll position. After a reload, the page starts at the top, but Gatsby
 * doesn't save that position until the first scroll event. Without a scroll event, the Back button would
 * restore the scroll position from before the reload.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  requestAnimationFrame(() => dispatchEvent(new Event("scroll")));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  setShownPath(location.pathname);
  if (process.env.GATSBY_GTAG_ID) setCurrentPage();
};

/** In development, pages have no prerendered HTML, so Gatsby's default function renders them. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/**
 * Determines whether Gatsby scrolls. After the initial load or a reload, the page starts at the top or at the
 * fragment's target, unless the visitor has already scrolled. runtime/start.ts prevents the browser
 * from scrolling on its own. During later navigation, Gatsby scrolls to the top when the visitor follows a
 * link, and to the saved position when the visitor goes back or forward.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps) return location.hash !== "" && window.scrollY === 0;
  const top = location.hash === "" && savedScrollTop(prevRouterProps.location, location);
  if (typeof top !== "number") return true;
  scrollTo({ top, behavior: "instant" });
  return false;
};
