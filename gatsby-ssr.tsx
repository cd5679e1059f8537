import { createHash } from "node:crypto";
import type { GatsbySSR } from "gatsby";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { inScript, structuredData } from "./src/discovery/structured-data";
import type { InlineScripts } from "./src/gatsby/inline-scripts";
import { gtagIdOf } from "./src/host/settings";
import { HeadContext } from "./src/layout/Head";
import type { PageData } from "./src/layout/Layout";
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element";
import { CONTACT_PATH } from "./src/routes";
import { type BrowserScripts, deferredRuntime } from "./src/runtime/deferred-runtime";
import displayFont from "./src/styles/fonts/funnel-display.woff2";
import textFont from "./src/styles/fonts/geist.woff2";
import { LANGUAGE } from "./src/words/language";

/*
 * All that this site changes in the HTML that Gatsby writes; the document around it is src/html.tsx. Where
 * the target of a change is gone, the build stops and names it.
 *
 * | Change                     | Why                                                                   |
 * | -------------------------- | --------------------------------------------------------------------- |
 * | react-helmet's tags        | Its Gatsby plugin is deprecated; all of a page's head, in one go       |
 * | Two style attributes gone  | Each would need a hash in the policy, for attributes anywhere          |
 * | The runtime's scripts      | Wait in a template, with the hashes of their files                     |
 * | One style element          | A page's policy needs one hash for it, and the page for unknown none   |
 * | Parts of plugins gone      | The image plugin's script and styles; Google's tag, loaded by our own  |
 */

/** Constants that gatsby/webpack.ts puts in: the color of the browser's own parts, in each scheme; … */
declare const THEME_COLORS: readonly { scheme: string; color: string }[];
/** … what all share pictures are drawn with, as a hash; … */
declare const SHARE_DESIGN: string;
/** … the inline scripts' texts; … */
declare const INLINE_SCRIPTS: InlineScripts;
/** … and the browser's scripts, which the development server has elsewhere. */
declare const BROWSER_SCRIPTS: BrowserScripts;

const isBuild = () => process.env.NODE_ENV === "production";

/**
 * The fonts that every page shows: asked for with the page, and not once it has been laid out. The icons'
 * is addressed as in styles/icons.css.
 */
const FONTS = [displayFont, textFont, "/styles/fonts/icons-00f97030.woff2"];

export const wrapPageElement: GatsbySSR<PageData>["wrapPageElement"] = (page) => (
  <HeadContext.Provider value={HelmetHead}>{wrap(page)}</HeadContext.Provider>
);

const HelmetHead = ({ children }: { children: ReactNode }) => <Helmet>{children}</Helmet>;

/** What runtime/start-when-idle.ts does besides. */
const START_WHILE_DEVELOPING =
  'history.scrollRestoration="manual";document.documentElement.dataset.scripts=""';

/**
 * What has to run before the page is drawn, or before React has started. Inline: a file of its own
 * would be asked for before the first paint, and every script that is takes time from it.
 */
function headScripts(path: string): string[] {
  const { start, earlySubmit, gtagPolicy } = INLINE_SCRIPTS;
  return [
    // While developing, the page is what the runtime draws: there is nothing to start.
    isBuild() ? start : START_WHILE_DEVELOPING,
    // The site's form: within the app, React is there before it.
    ...(path === CONTACT_PATH ? [earlySubmit] : []),
    ...(gtagIdOf({ GATSBY_GTAG_ID: process.env.GATSBY_GTAG_ID }) ? [gtagPolicy] : []),
  ];
}

/** What every page's head holds, in the build and while developing. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
  pathname,
  loadPageDataSync,
}) => {
  setHtmlAttributes({ lang: LANGUAGE });
  setHeadComponents([
    ...headScripts(pathname).map((text) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, and scripts have no other way
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
  // What the build alone writes (host/write-files.ts).
  if (!isBuild()) return;
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
  replaceBodyHTMLString(withoutStyleAttributes(renderToString(bodyComponent)));
  const { title, meta, link } = Helmet.renderStatic();
  const tags = [title, meta, link].map((kind) => withoutMark(kind.toComponent()));
  setHeadComponents(tags.map(withVersion));
};

type Meta = ReactElement<{ property?: string; content?: string }>;

/**
 * Puts into the address of a page's share picture a hash of what that is drawn from: networks keep a
 * picture for months, each by its address, the query included. Whatever version is asked for, the host
 * answers with the picture as it is now.
 */
function withVersion(tags: ReactNode): ReactNode {
  const all = Children.toArray(tags) as Meta[];
  const drawn = ["og:title", "og:image:alt", "og:url"].map(
    (name) => all.find(({ props }) => props.property === name)?.props.content,
  );
  const hash = createHash("sha256").update(JSON.stringify([SHARE_DESIGN, ...drawn]));
  const version = hash.digest("hex").slice(0, 8);
  return all.map((tag) =>
    tag.props.property === "og:image"
      ? cloneElement(tag, { content: `${tag.props.content}?${version}` })
      : tag,
  );
}

/** Of Gatsby's focus wrapper and announcer; global.css has rules in their place. */
const STYLE_ATTRIBUTES = [
  /(?<=^<div) style="[^"]*"(?= tabindex="-1" id="gatsby-focus-wrapper">)/,
  /(?<=<div id="gatsby-announcer") style="[^"]*"/,
];

function withoutStyleAttributes(html: string): string {
  return STYLE_ATTRIBUTES.reduce((text, attribute) => {
    if (!attribute.test(text)) throw new Error(`Gatsby writes no ${attribute} any more`);
    return text.replace(attribute, "");
  }, html);
}

/** Tags without the mark by which react-helmet would find them again in the browser, where it isn't. */
function withoutMark(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) =>
    isValidElement<Record<string, unknown>>(tag)
      ? cloneElement(tag, { "data-react-helmet": undefined })
      : tag,
  );
}

/**
 * What plugins and Gatsby write into every page and no page needs: the script and styles of the image
 * plugin's own component (see components/Picture), the scripts of Google's tag with its early
 * connections, which would be asked for whatever the visitor's browser says of tracking (see
 * analytics/google-tag.ts), and which program has made the page.
 */
const UNNEEDED =
  /^(gatsby-image-style|(preconnect|dns-prefetch)-google-gtag|gatsby-plugin-google-gtag|generator-)/;

/** What Gatsby ends a page's body with: one script with the page's path, and one part with all others. */
const GATSBY_SCRIPTS = ["script-loader", null];

/**
 * Gives the runtime's scripts their place behind the page's own needs, and tidies the head.
 *
 * @throws Error if Gatsby or a plugin ends the body with something else: it would be missing
 */
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
    throw new Error(`${pathname}: Gatsby ends a page with ${keys.join(", ")}, see gatsby-ssr.tsx`);
  }
  replacePostBodyComponents([deferredRuntime(pathname, BROWSER_SCRIPTS)]);
};

const isNeeded = (component: ReactNode) => !UNNEEDED.test(keyOf(component) ?? "");

type Style = ReactElement<{
  "data-href": string;
  "data-identity"?: string;
  dangerouslySetInnerHTML: { __html: string };
}>;

const isStyle = (node: ReactNode): node is Style =>
  isValidElement<Style["props"]>(node) && node.props["data-identity"] === "gatsby-global-css";

/**
 * Makes one element of a page's styles and those of all pages. It keeps the address of the page's, which
 * come first, by which webpack's runtime looks whether they are there. The page for unknown addresses, which
 * the host may send under the policy of any page, names their files instead.
 *
 * @throws Error if Gatsby writes styles in another way
 */
function withJoinedStyles(head: ReactNode[], path: string): ReactNode[] {
  const styles = head.filter(isStyle);
  const [first] = styles;
  if (!first) throw new Error(`${path} has no styles that gatsby-ssr.tsx knows as Gatsby's`);
  const joined =
    path === "/404.html" ? (
      styles.map(({ props: { "data-href": href } }) => (
        <link key={href} rel="stylesheet" href={href} />
      ))
    ) : (
      <style
        key="styles"
        data-href={first.props["data-href"]}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that the build has made
        dangerouslySetInnerHTML={{
          __html: styles.map(({ props }) => props.dangerouslySetInnerHTML.__html).join(""),
        }}
      />
    );
  const others = head.filter((part) => part === first || !isStyle(part));
  return others.map((part) => (part === first ? joined : part));
}

/** The key by which Gatsby and its plugins name what they write into a page; null for none. */
const keyOf = (node: ReactNode) => (isValidElement(node) ? node.key : null);
