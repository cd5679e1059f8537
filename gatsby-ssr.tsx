import { createHash } from "node:crypto";
import type { GatsbySSR } from "gatsby";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { inScript, structuredData } from "./src/discovery/structured-data";
import type { InlineScripts } from "./src/gatsby/inline-scripts";
import type { BrowserScripts } from "./src/gatsby/webpack";
import { gtagIdOf } from "./src/host/settings";
import { HeadContext } from "./src/layout/Head";
import type { LayoutData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { CONTACT_PATH } from "./src/routes";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";
import { LANGUAGE } from "./src/words";

/*
 * This file contains all our changes to the HTML that Gatsby generates. src/html.tsx is the document
 * template. If a Gatsby update removes anything that we change, the build fails with an error that says what
 * is missing.
 *
 * | Change                      | Why                                                                        |
 * | --------------------------- | -------------------------------------------------------------------------- |
 * | Add react-helmet's tags     | The Gatsby plugin for react-helmet is deprecated                           |
 * | Remove two style attributes | Otherwise, every page's policy would need hashes of the attributes         |
 * | Defer the runtime's scripts | Otherwise, the scripts would delay the first paint                         |
 * | Join the style elements     | Most pages then need only one style hash in their policy                   |
 * | Remove plugins' tags        | We don't use the image plugin's tags, and we load Google's tag ourselves   |
 */

// Constants that gatsby/webpack.ts defines.

declare const THEME_COLORS: readonly { scheme: string; color: string }[];
declare const SHARE_DESIGN: string;
/** The URL of a deploy preview, or null for production. */
declare const PREVIEW_URL: string | null;
declare const INLINE_SCRIPTS: InlineScripts;
/** The scripts that start Gatsby in the browser, available only in builds. */
declare const BROWSER_SCRIPTS: BrowserScripts;

const isBuild = () => process.env.NODE_ENV === "production";

/**
 * Preloaded, because browsers load fonts only after layout. The icon font's URL is also in styles/icons.css.
 */
const FONTS = [displayFont, textFont, "/styles/fonts/icons-7a893c87.woff2"];

export const wrapPageElement: GatsbySSR<LayoutData>["wrapPageElement"] = (page) => (
  <HeadContext.Provider value={HelmetHead}>{wrap(page)}</HeadContext.Provider>
);

const HelmetHead = ({ children }: { children: ReactNode }) => <Helmet>{children}</Helmet>;

/** Loading these inline scripts from files would delay the first paint. */
function headScripts(path: string): string[] {
  const { start, formSession, gtagPolicy } = INLINE_SCRIPTS;
  return [
    start,
    // After client-side navigation, the form's own module contains this script.
    ...(path === CONTACT_PATH ? [formSession] : []),
    ...(gtagIdOf({ GATSBY_GTAG_ID: process.env.GATSBY_GTAG_ID }) ? [gtagPolicy] : []),
  ];
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
  loadPageDataSync,
}) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([
    ...headScripts(pathname).map((text) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own inline scripts
      <script key={text} dangerouslySetInnerHTML={{ __html: text }} />
    )),
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
  if (!isBuild()) return;
  const data = structuredData(pathname, loadPageDataSync(pathname).result?.data);
  if (!data) return;
  setHeadComponents([
    <script
      key="structured-data"
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, which can't close the element
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />,
  ]);
};

/** Synchronous, because Gatsby renders several pages at once and react-helmet's state is global. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  replaceBodyHTMLString(withoutStyleAttributes(renderToString(bodyComponent)));
  const { title, meta, link } = Helmet.renderStatic();
  setHeadComponents(forThisDeploy([title, meta, link].map((kind) => kind.toComponent())));
};

type Meta = ReactElement<{ property?: string; content?: string; "data-react-helmet"?: undefined }>;

/**
 * Adds a hash of a share image's inputs to the image's URL as a query string, because social networks cache
 * images by URL for months. The host ignores the query string and serves the current image. On a preview, the
 * URLs are the preview's, because networks read the page at "og:url" and production has the old picture.
 */
function forThisDeploy(tags: ReactNode): ReactNode[] {
  const all = Children.toArray(tags) as Meta[];
  const drawn = ["og:title", "og:image:alt", "og:url"].map(
    (name) => all.find(({ props }) => props.property === name)?.props.content,
  );
  const hash = createHash("sha256").update(JSON.stringify([SHARE_DESIGN, ...drawn]));
  const version = hash.digest("hex").slice(0, 8);
  return all.map((tag) => {
    const { property = "", content = "" } = tag.props;
    // Only react-helmet in the browser would need this attribute.
    const plain = cloneElement(tag, { "data-react-helmet": undefined });
    if (property !== "og:image" && property !== "og:url") return plain;
    const url = PREVIEW_URL === null ? content : PREVIEW_URL + new URL(content).pathname;
    return cloneElement(plain, { content: property === "og:image" ? `${url}?${version}` : url });
  });
}

/** The style attributes on Gatsby's focus wrapper and announcer. global.css has equivalent rules. */
const STYLE_ATTRIBUTES = [
  /(?<=^<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper">)/,
  /(?<=<div id="gatsby-announcer") style="[^"]*"/,
];

function withoutStyleAttributes(html: string): string {
  return STYLE_ATTRIBUTES.reduce((text, attribute) => {
    if (!attribute.test(text))
      throw new Error(`Gatsby no longer writes ${attribute}: update gatsby-ssr.tsx`);
    return text.replace(attribute, "");
  }, html);
}

/**
 * Matches the keys of unneeded tags that Gatsby and its plugins add to every page: the generator tag, the
 * image plugin's script and styles (see components/Picture), and Google's scripts and preconnects. Google's
 * tags would contact Google even if the visitor's browser opts out of tracking (see analytics/google-tag.ts).
 */
const UNNEEDED =
  /^(gatsby-image-style|(preconnect|dns-prefetch)-google-gtag|gatsby-plugin-google-gtag|generator-)/;

/** Gatsby adds two components to the end of the body: a script with the page's path, and one without a key. */
const GATSBY_SCRIPTS = ["script-loader", null];

/** Throws if Gatsby adds unexpected components to the body, because they would be lost. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents().filter(isNeeded);
  replaceHeadComponents(isBuild() ? withJoinedStyles(head, pathname) : head);
  const scripts = getPostBodyComponents().filter(isNeeded);
  if (!isBuild()) return replacePostBodyComponents(scripts);
  const keys = scripts.map(keyOf);
  if (String(keys) !== String(GATSBY_SCRIPTS)) {
    throw new Error(
      `${pathname}: Gatsby adds unexpected parts to the end of the page (${keys.join(", ")}): update gatsby-ssr.tsx`,
    );
  }
  replacePostBodyComponents([deferredScripts(pathname)]);
};

/**
 * Gatsby's scripts, which the browser doesn't fetch until runtime/start.ts replaces the template with its content. The
 * path is an attribute, because an inline script with it would have another hash on every page. If a cache or
 * proxy has modified a script, its integrity hash makes the page work without JavaScript.
 */
function deferredScripts(path: string): ReactNode {
  return (
    <template key="runtime" data-page-path={path}>
      {BROWSER_SCRIPTS.map(({ src, integrity }) => (
        <script key={src} src={src} integrity={integrity} />
      ))}
    </template>
  );
}

const isNeeded = (component: ReactNode) => !UNNEEDED.test(keyOf(component) ?? "");

type Style = ReactElement<{
  "data-href": string;
  "data-identity"?: string;
  dangerouslySetInnerHTML: { __html: string };
}>;

const isStyle = (node: ReactNode): node is Style =>
  isValidElement<Style["props"]>(node) && node.props["data-identity"] === "gatsby-global-css";

/**
 * Keeps the URL of the page's style sheet, by which webpack's runtime sees that the styles are loaded.
 * 404.html links to its style sheets, because the host may serve it with any page's security policy.
 */
function withJoinedStyles(head: ReactNode[], path: string): ReactNode[] {
  const styles = head.filter(isStyle);
  const [first] = styles;
  if (!first) throw new Error(`${path} has no styles in Gatsby's format: update gatsby-ssr.tsx`);
  const joined =
    path === "/404.html" ? (
      styles.map(({ props: { "data-href": href } }) => (
        <link key={href} rel="stylesheet" href={href} />
      ))
    ) : (
      <style
        key="styles"
        data-href={first.props["data-href"]}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles from our own build
        dangerouslySetInnerHTML={{
          __html: styles.map(({ props }) => props.dangerouslySetInnerHTML.__html).join(""),
        }}
      />
    );
  const others = head.filter((part) => part === first || !isStyle(part));
  return others.map((part) => (part === first ? joined : part));
}

const keyOf = (node: ReactNode) => (isValidElement(node) ? node.key : null);
