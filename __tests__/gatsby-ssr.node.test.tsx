import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "../gatsby-ssr";
import { SIZE } from "../src/discovery/share-pictures/drawing";
import { themeColors } from "../src/discovery/tokens";
import { Seo } from "../src/layout/Seo";
import { LANGUAGE } from "../src/words/language";
import { homeData } from "./support/content";

const { site } = homeData.content;

const INLINE_SCRIPTS = { start: "start()", earlySubmit: "early()", gtagPolicy: "policy()" };
Object.assign(globalThis, {
  THEME_COLORS: themeColors(),
  INLINE_SCRIPTS,
  BROWSER_SCRIPTS: [{ src: "/app.js", integrity: "sha256-x" }],
  // Gatsby's own, for its links.
  __BASE_PATH__: "",
});

/** A page's own part of the document, between what Gatsby draws around it. */
const inGatsby = (page: ReactElement) => (
  <>
    <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper">
      {wrapPageElement?.(
        { element: page, props: { data: homeData, location: { pathname: "/" } } } as never,
        { plugins: [] },
      )}
    </div>
    <div id="gatsby-announcer" style={{ position: "absolute" }} />
  </>
);

const home = (
  <div>
    <Seo
      site={site}
      page={{ title: "Our home", description: null }}
      heading="Home"
      path="/"
      shownPath="/"
    />
    Home
  </div>
);
const pricing = (
  <div>
    <Seo
      site={site}
      page={{ title: "What it costs", description: null }}
      heading="Pricing"
      path="/pricing"
      shownPath="/somewhere/else"
    />
    Pricing
  </div>
);

/** What the build writes for a page: its body, its root element's attributes and its head. */
function build(bodyComponent: ReactElement, pathname = "/") {
  const result: { body: string; attributes: object; tags: ReactNode[] } = {
    body: "",
    attributes: {},
    tags: [],
  };
  const args: RenderBodyArgs & ReplaceRendererArgs = {
    bodyComponent,
    replaceBodyHTMLString: (html) => {
      result.body = html;
    },
    ...unusedParts,
    setHtmlAttributes: (attributes) => {
      result.attributes = attributes ?? {};
    },
    setHeadComponents: (components) => {
      result.tags.push(...components);
    },
    loadPageDataSync: () => ({ result: { data: homeData } }),
    pathname,
  };
  replaceRenderer?.({ ...args, bodyComponent: inGatsby(bodyComponent) }, { plugins: [] });
  onRenderBody?.(args, { plugins: [] });
  return { ...result, head: renderToStaticMarkup(<head>{result.tags}</head>) };
}

function unused(): never {
  throw new Error("Not a part of this page");
}

const unusedParts = {
  setHtmlAttributes: unused,
  setBodyAttributes: unused,
  setPreBodyComponents: unused,
  setPostBodyComponents: unused,
  setBodyProps: unused,
  pathname: "/",
};

/** How often the head has a tag that matches. */
const count = (head: string, tag: RegExp) => [...head.matchAll(new RegExp(tag, "g"))].length;

test.each([
  /<title\b/,
  /<meta [^>]*name="description"/,
  /<link [^>]*rel="canonical"/,
  /<meta [^>]*property="og:title"/,
  /<meta [^>]*property="og:image"/,
  /history\.scrollRestoration="manual"/,
])("the head of a page has %s once", (tag) => {
  expect(count(build(home).head, tag)).toBe(1);
});

test("the head says the size in which share pictures are drawn", () => {
  const { head } = build(home);
  expect(head).toContain(`<meta property="og:image:width" content="${SIZE.width}"/>`);
  expect(head).toContain(`<meta property="og:image:height" content="${SIZE.height}"/>`);
});

test("a submit before React is remembered on the form's page, and no other pays for it", () => {
  expect(build(home, "/contact").head).toContain("<script>early()</script>");
  expect(build(home).head).not.toContain("early()");
});

test("Google's tag has its policy where it is configured, and only there", () => {
  expect(build(home).head).not.toContain("policy()");
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_GTAG_ID: "G-AB12" });
  expect(build(home).head).toContain("<script>policy()</script>");
  jest.restoreAllMocks();
});

test("the style attributes that Gatsby writes are gone, and a page without them stops the build", () => {
  expect(build(home).body).not.toMatch(/<div[^>]* style=/);
  const args = { replaceBodyHTMLString: unused, setHeadComponents: unused, bodyComponent: home };
  expect(() => replaceRenderer?.({ ...unusedParts, ...args }, { plugins: [] })).toThrow(
    "Gatsby writes no",
  );
});

test("no page has the head of the one before it", () => {
  const first = build(pricing);
  expect(first.head).toContain(`>What it costs | ${site.brand.name}</title>`);
  expect(first.head).toContain("noindex");
  const second = build(home);
  expect(second.head).toContain(`>Our home | ${site.brand.name}</title>`);
  expect(count(second.head, /<title\b/)).toBe(1);
  expect(second.head).not.toContain("noindex");
});

test("the body is the page's", () => {
  expect(build(pricing).body).toContain("<div>Pricing</div>");
});

test("the browser's own parts take the page's colour, in both schemes", () => {
  const { head } = build(home);
  expect(head).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#fffefb"/>',
  );
  expect(head).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#0c1110"/>',
  );
});

test("the document says its language", () => {
  expect(build(home).attributes).toEqual({ lang: LANGUAGE });
});

test("all fonts are asked for before the style sheet names them, from the site itself", () => {
  const { head } = build(home);
  const preloads = head.match(/<link [^>]*rel="preload"[^>]*>/g) ?? [];
  expect(preloads.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual([
    "/static/funnel-display.woff2",
    "/static/geist.woff2",
    expect.stringMatching(/^\/styles\/fonts\/icons-[0-9a-f]{8}\.woff2$/),
  ]);
  // A font is always fetched that way; without it the browser would fetch it twice.
  for (const tag of preloads) expect(tag).toMatch(/crossorigin="anonymous"/i);
});

/** What the head and the end of a page hold after `onPreRenderHTML`. */
function prepare(
  { head = [], end = [] }: { head?: ReactNode[]; end?: ReactNode[] },
  pathname = "/",
) {
  const result = { head, end };
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: (components) => {
        result.head = components;
      },
      getPreBodyComponents: () => [],
      replacePreBodyComponents: () => {},
      getPostBodyComponents: () => end,
      replacePostBodyComponents: (components) => {
        result.end = components;
      },
      pathname,
    },
    { plugins: [] },
  );
  return result;
}

describe("the tags that plugins write into every head", () => {
  type Plugin = Pick<GatsbySSR, "onRenderBody">;
  const image = jest.requireActual<Plugin>("gatsby-plugin-image/gatsby-ssr");
  const googleTag = jest.requireActual<Plugin>("gatsby-plugin-google-gtag/gatsby-ssr");

  /** What a plugin writes into the head and at the body's end. */
  function tagsOf(plugin: Plugin, options = {}) {
    const tags: { head: ReactNode[]; end: ReactNode[] } = { head: [], end: [] };
    const args: Pick<RenderBodyArgs, "setHeadComponents" | "setPostBodyComponents"> = {
      setHeadComponents: (components) => tags.head.push(components),
      setPostBodyComponents: (components) => tags.end.push(components),
    };
    plugin.onRenderBody?.(Object.assign(Object.create(null), args), { plugins: [], ...options });
    return { head: tags.head.flat(), end: tags.end.flat() };
  }

  test("are taken out, and everything else stays in its order", () => {
    const others = [<title key="title">Home</title>, null, "text", <meta key="meta" />];
    const [first, second, ...last] = others;
    const ofImage = tagsOf(image).head;
    expect(ofImage).toHaveLength(3);
    const head = [first, ...ofImage, second, ...last];
    expect(prepare({ head }).head).toEqual(others);
  });

  test("Google's are not in the page, lest a visitor who refuses them connects all the same", () => {
    const { head, end } = tagsOf(googleTag, { trackingIds: ["G-1"] });
    expect(head).toHaveLength(2);
    expect(end).toHaveLength(2);
    expect(prepare({ head, end })).toEqual({ head: [], end: [] });
  });
});

describe("what the build alone does to a page", () => {
  const end = [
    <script key="script-loader">window.pagePath="/"</script>,
    createElement("slot", { id: "the runtime's scripts" }),
  ];
  const style = (href: string, text: string) => (
    <style
      key={href}
      data-href={href}
      data-identity="gatsby-global-css"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby writes it
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  const styles = [style("/home.css", ".a{}"), style("/app.css", "a{}")];
  const { NODE_ENV } = process.env;
  const buildFor = (mode: string) => Object.assign(process.env, { NODE_ENV: mode });
  beforeEach(() => buildFor("production"));
  afterEach(() => buildFor(NODE_ENV ?? ""));
  const headOf = (pathname: string) =>
    renderToStaticMarkup(prepare({ head: styles, end }, pathname).head);

  test("the runtime's scripts wait in a template, behind the script that starts them", () => {
    expect(renderToStaticMarkup(prepare({ head: styles, end }).end)).toBe(
      '<template data-page-path="/"><script src="/app.js" integrity="sha256-x"></script></template>',
    );
    expect(build(home).head).toContain("<script>start()</script>");
  });

  test("a page that ends with something else stops the build", () => {
    for (const other of [[...end, <script key="new" />], end.slice(1)]) {
      expect(() => prepare({ head: styles, end: other })).toThrow("Gatsby ends a page with");
    }
  });

  test("a page's styles and those of all pages become one element", () => {
    expect(headOf("/")).toBe('<style data-href="/home.css">.a{}a{}</style>');
    // A first draft may have no CSS module yet.
    const common = renderToStaticMarkup(prepare({ head: styles.slice(1), end }).head);
    expect(common).toBe('<style data-href="/app.css">a{}</style>');
    expect(() => prepare({ end })).toThrow("/ has no styles");
  });

  test("the page for unknown addresses names the files of its styles", () => {
    expect(headOf("/404.html")).toBe(
      '<link rel="stylesheet" href="/home.css"/><link rel="stylesheet" href="/app.css"/>',
    );
  });

  test("it has a manifest, and says what search engines read", () => {
    const { head } = build(home);
    expect(head).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(data)["@context"]).toBe("https://schema.org");
    expect(build(home).body).not.toContain("schema.org");
  });

  test("while developing, scripts and styles stay as they are, and nothing waits", () => {
    buildFor("development");
    expect(prepare({ head: styles, end })).toEqual({ head: styles, end });
    expect(build(home).head).not.toContain("start()");
  });
});
