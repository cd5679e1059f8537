import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { EARLY_SUBMIT_SCRIPT } from "./src/contact/early-submit";
import { GTAG_POLICY_SCRIPT } from "./src/layout/gtag-policy";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { scriptOfEntry } from "./src/speed/bundle-files";
import { deferRuntime } from "./src/speed/deferred-runtime";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";

export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = wrap;

/**
 * What has to run before the page is drawn, or before React has started. Inline: a file of its own
 * would be asked for before the first paint, and every script that is takes time from it.
 */
const headScript = () =>
  [
    // Before the browser restores a reload's scroll position: a page starts at its top.
    'history.scrollRestoration="manual"',
    EARLY_SUBMIT_SCRIPT,
    ...(process.env.GATSBY_GTAG_ID?.trim() ? [GTAG_POLICY_SCRIPT] : []),
    // While developing, the page is what the runtime draws: there is nothing to show before.
    ...(process.env.NODE_ENV === "production" ? [scriptOfEntry("start")] : []),
  ].join(";");

/** What every page's head holds, in the build and while developing. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and scripts have no other way
    <script key="script" dangerouslySetInnerHTML={{ __html: headScript() }} />,
    ...[displayFont, textFont].map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={href}
      />
    )),
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="scheme" name="color-scheme" content="light dark" />,
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
  setHeadComponents([title.toComponent(), meta.toComponent(), link.toComponent()]);
};

/**
 * What the image plugin writes into every head and no page needs: the script and styles of its own
 * component (see components/Picture).
 */
const UNNEEDED_HEADS = /^gatsby-image-style/;

/** Gives the runtime's scripts their place behind the page's own needs, and tidies the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents().filter(
    (component) =>
      !(
        typeof component === "object" &&
        component !== null &&
        "key" in component &&
        UNNEEDED_HEADS.test(String(component.key))
      ),
  );
  replaceHeadComponents(head);
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents([deferRuntime(getPostBodyComponents(), pathname)]);
};
