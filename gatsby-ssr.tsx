import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { EARLY_SUBMIT_SCRIPT } from "./src/contact/early-submit";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";

export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = wrap;

/** What has to run before the page is drawn, or before React has started. */
const HEAD_SCRIPTS = {
  // Before the browser restores a reload's scroll position: a page starts at its top.
  scroll: 'history.scrollRestoration="manual"',
  submit: EARLY_SUBMIT_SCRIPT,
};

/**
 * Renders a page, and writes what its Seo component declared and what every page's head holds.
 *
 * In one go, since react-helmet keeps its tags in one place for all pages while Gatsby renders
 * several at once: with its streaming renderer a page gets the head of another.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  const helmet = Helmet.renderStatic();
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    ...Object.entries(HEAD_SCRIPTS).map(([key, __html]) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, and scripts have no other way
      <script key={key} dangerouslySetInnerHTML={{ __html }} />
    )),
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
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
    <meta key="scheme" name="color-scheme" content="light dark" />,
  ]);
};

/**
 * Takes out what the image plugin adds to every head for its own component, which is not used:
 * a script, a style and a noscript (see components/Picture).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter(
      (component) =>
        !(
          typeof component === "object" &&
          component !== null &&
          "key" in component &&
          String(component.key).startsWith("gatsby-image-style")
        ),
    ),
  );
};
