import type { GatsbySSR } from "gatsby";
import { Children, cloneElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { GTAG_POLICY_SCRIPT } from "./src/analytics/gtag-policy";
import { EARLY_SUBMIT_SCRIPT } from "./src/contact/early-submit";
import { inScript, structuredData } from "./src/discovery/structured-data";
import { gtagIdOf } from "./src/host/settings";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { CONTACT_PATH } from "./src/routes";
import { deferRuntime, keyOf } from "./src/speed/deferred-runtime";
import { START_SCRIPT } from "./src/speed/start-script";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";
import { LANGUAGE } from "./src/words/language";

/**
 * The fonts that every page shows: asked for with the page, and not once it has been laid out. The icons'
 * is addressed as in styles/icons.css.
 */
const FONTS = [displayFont, textFont, "/styles/fonts/icons.woff2"];

/** The colour of the browser's own parts, in each scheme; put in by gatsby/webpack.ts. */
declare const THEME_COLORS: readonly { scheme: string; color: string }[];

export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = wrap;

/**
 * What has to run before the page is drawn, or before React has started. Inline: a file of its own
 * would be asked for before the first paint, and every script that is takes time from it.
 */
const headScript = (path: string) =>
  [
    // Before the browser restores a reload's scroll position: a page starts at its top.
    'history.scrollRestoration="manual"',
    // The site's form: within the app, React is there before it.
    ...(path === CONTACT_PATH ? [EARLY_SUBMIT_SCRIPT] : []),
    ...(gtagIdOf({ GATSBY_GTAG_ID: process.env.GATSBY_GTAG_ID }) ? [GTAG_POLICY_SCRIPT] : []),
    // While developing, the page is what the runtime draws: there is nothing to show before.
    ...(process.env.NODE_ENV === "production" ? [START_SCRIPT] : []),
  ].join(";");

/** What every page's head holds, in the build and while developing. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
  loadPageDataSync,
}) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and scripts have no other way
    <script key="script" dangerouslySetInnerHTML={{ __html: headScript(pathname) }} />,
    ...FONTS.map((href) => (
      <link key={href} rel="preload" href={href} as="font" crossOrigin="anonymous" />
    )),
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    ...THEME_COLORS.map(({ scheme, color }) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme:${scheme})`}
        content={color}
      />
    )),
  ]);
  // What the build alone writes (host/write-files.ts).
  if (process.env.NODE_ENV !== "production") return;
  setHeadComponents([<link key="manifest" rel="manifest" href="/site.webmanifest" />]);
  const data = structuredData(pathname, loadPageDataSync(pathname).result?.data);
  if (!data) return;
  setHeadComponents([
    <script
      key="structured-data"
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />,
  ]);
};

/**
 * Renders a page, and writes what its Seo component declared.
 *
 * In one go, since react-helmet keeps its tags in one place for all pages while Gatsby renders
 * several at once: with its streaming renderer a page gets the head of another.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  const { title, meta, link } = Helmet.renderStatic();
  setHeadComponents([title, meta, link].map((tags) => withoutMark(tags.toComponent())));
};

/** Tags without the mark by which react-helmet would find them again in the browser, where it isn't. */
function withoutMark(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) =>
    isValidElement<Record<string, unknown>>(tag)
      ? cloneElement(tag, { "data-react-helmet": undefined })
      : tag,
  );
}

/**
 * What plugins write into every page and no page needs: the script and styles of the image plugin's own
 * component (see components/Picture), and the scripts of Google's tag with its early connections, which
 * would be asked for whatever the visitor's browser says of tracking (see analytics/google-tag.ts).
 */
const UNNEEDED =
  /^(gatsby-image-style|(preconnect|dns-prefetch)-google-gtag|gatsby-plugin-google-gtag)/;

/** Gives the runtime's scripts their place behind the page's own needs, and tidies the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
  const scripts = getPostBodyComponents().filter(isNeeded);
  replacePostBodyComponents(
    process.env.NODE_ENV === "production" ? [deferRuntime(scripts, pathname)] : scripts,
  );
};

const isNeeded = (component: ReactNode) => !UNNEEDED.test(keyOf(component) ?? "");
