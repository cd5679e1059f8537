import type { GatsbySSR } from "gatsby";
import { Helmet } from "react-helmet";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";

export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = wrap;

/** Writes what the Seo component declared into the page, and what every page's head holds. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  const helmet = Helmet.renderStatic();
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    // Before the browser restores a reload's scroll position: a page starts at its top.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and scripts have no other way
    <script
      key="scroll"
      dangerouslySetInnerHTML={{ __html: 'history.scrollRestoration="manual"' }}
    />,
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
