import type { GatsbyBrowser } from "gatsby";
import { startWithConsent } from "./src/analytics/consent";
import { consentOf, setCurrentPage, startGoogleTag } from "./src/analytics/google-tag";
import { showContentMistakes } from "./src/gatsby/mistakes-in-browser";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { hydrate } from "./src/runtime/hydrate";
import { notePlacesToReturnTo, placeToReturnTo } from "./src/runtime/in-page-links";
import { noteShownPath } from "./src/runtime/keep-page";
import { navigateWithPatience } from "./src/runtime/navigate";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/icons.css";
import "./src/styles/global.css";

/** How long the loading flag is set (specification, section 4). */
const LOADING_MILLISECONDS = 2000;

export const wrapPageElement: GatsbyBrowser<PageData>["wrapPageElement"] = wrap;

/** The "initialise step": while the flag is set, decorative transitions don't run (tokens.css). */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const root = document.documentElement;
  root.dataset.loading = "";
  setTimeout(() => delete root.dataset.loading, LOADING_MILLISECONDS);
  notePlacesToReturnTo();
  if (process.env.NODE_ENV !== "production") {
    showContentMistakes();
    return;
  }
  navigateWithPatience();
  if (process.env.GATSBY_GTAG_ID) {
    if (process.env.GATSBY_GTAG_CONSENT === "ask") startWithConsent(process.env.GATSBY_GTAG_ID);
    else startGoogleTag(process.env.GATSBY_GTAG_ID, consentOf(process.env.GATSBY_GTAG_CONSENT));
  }
};

/**
 * A page starts at its top, also after a reload: has Gatsby remember that position, and not the one from
 * before, which "back" would lead to until somebody scrolls.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  requestAnimationFrame(() => dispatchEvent(new Event("scroll")));
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  noteShownPath(location.pathname);
  if (process.env.GATSBY_GTAG_ID) setCurrentPage();
};

/** While developing, pages come empty and are drawn by Gatsby's own function. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined;

/**
 * A first load and a reload start at the top (runtime/start-when-idle.ts keeps the browser from scrolling)
 * or at a fragment's target, unless the visitor has scrolled on before this ran; from then on Gatsby
 * scrolls: to the top for a link, to where it was for back and forward.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps) return location.hash !== "" && window.scrollY === 0;
  const top = location.hash === "" && placeToReturnTo(prevRouterProps.location, location);
  if (typeof top !== "number") return true;
  scrollTo({ top, behavior: "instant" });
  return false;
};
