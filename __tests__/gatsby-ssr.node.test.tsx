import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onPreRenderHTML, onRenderBody, replaceRenderer } from "../gatsby-ssr";

const INLINE_SCRIPTS = {
  mark: "mark()",
  start: "start()",
  keepTyped: "keep()",
  gtagPolicy: "policy()",
};
Object.assign(globalThis, {
  THEME_COLORS: [],
  SHARE_DESIGN: "1",
  PREVIEW_URL: null,
  INLINE_SCRIPTS,
  BROWSER_SCRIPTS: [{ src: "/app.js", integrity: "sha256-x" }],
});

const page = (
  <>
    <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper">
      <h1>Our home</h1>
    </div>
    <div id="gatsby-announcer" style={{ position: "absolute" }} />
  </>
);

function build(bodyComponent = page) {
  const result: { body: string; tags: ReactNode[] } = { body: "", tags: [] };
  const args = {
    bodyComponent,
    replaceBodyHTMLString: (html: string) => {
      result.body = html;
    },
    setHtmlAttributes: () => {},
    setHeadComponents: (components: ReactNode[]) => {
      result.tags.push(...components);
    },
    loadPageDataSync: () => ({ result: {} }),
    pathname: "/404.html",
  } as unknown as RenderBodyArgs & ReplaceRendererArgs;
  replaceRenderer?.(args, { plugins: [] });
  onRenderBody?.(args, { plugins: [] });
  return { ...result, head: renderToStaticMarkup(<head>{result.tags}</head>) };
}

test("the policy script for Google's tag is present only if the tag is configured", () => {
  expect(build().head).not.toContain("policy()");
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_GTAG_ID: "G-AB12" });
  expect(build().head).toContain("<script>policy()</script>");
  jest.restoreAllMocks();
});

test("on a deploy preview, social networks get the preview's page and picture", () => {
  const urls = (preview: string | null) => {
    Object.assign(globalThis, { PREVIEW_URL: preview });
    const { head } = build(
      <>
        {page}
        <Helmet>
          <link rel="canonical" href="https://a.example/faq" />
          <meta property="og:url" content="https://a.example/faq" />
          <meta property="og:image" content="https://a.example/share/faq.png" />
        </Helmet>
      </>,
    );
    return [...head.matchAll(/https:[^"?]+/g)].map(([url]) => url);
  };
  const production = "https://a.example/faq";
  const preview = "https://deploy-preview-7--a.netlify.app";
  expect(urls(preview)).toEqual([`${preview}/faq`, `${preview}/share/faq.png`, production]);
  expect(urls(null)).toEqual([production, "https://a.example/share/faq.png", production]);
});

test("the share image's URL depends only on the image's text and design", () => {
  const addressOf = (heading: string, description: string, design = "1") => {
    Object.assign(globalThis, { SHARE_DESIGN: design });
    const { head } = build(
      <>
        {page}
        <Helmet>
          <title>Questions</title>
          <meta name="description" content={description} />
          <meta property="og:image" content="https://a.example/share/faq.png" />
          <meta property="og:image:alt" content={heading} />
        </Helmet>
      </>,
    );
    return /og:image" content="([^"]+)"/.exec(head)?.[1];
  };
  const address = addressOf("Questions", "All of them");
  expect(address).toMatch(/^https:\/\/a\.example\/share\/faq\.png\?[0-9a-f]{8}$/);
  expect(addressOf("Questions", "Some of them")).toBe(address);
  expect(addressOf("Answers", "All of them")).not.toBe(address);
  expect(addressOf("Questions", "All of them", "2")).not.toBe(address);
});

test("Gatsby's style attributes are removed, and a page without them stops the build", () => {
  expect(build().body).toBe(
    '<div tabindex="-1" id="gatsby-focus-wrapper"><h1>Our home</h1></div><div id="gatsby-announcer"></div>',
  );
  expect(() => build(<h1>Our home</h1>)).toThrow("Gatsby no longer writes");
});

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

describe("tags from plugins", () => {
  type Plugin = Pick<GatsbySSR, "onRenderBody">;
  const image = jest.requireActual<Plugin>("gatsby-plugin-image/gatsby-ssr");
  const googleTag = jest.requireActual<Plugin>("gatsby-plugin-google-gtag/gatsby-ssr");

  function tagsOf(plugin: Plugin, options = {}) {
    const tags: { head: ReactNode[]; end: ReactNode[] } = { head: [], end: [] };
    const args: Pick<RenderBodyArgs, "setHeadComponents" | "setPostBodyComponents"> = {
      setHeadComponents: (components) => tags.head.push(components),
      setPostBodyComponents: (components) => tags.end.push(components),
    };
    plugin.onRenderBody?.(Object.assign(Object.create(null), args), { plugins: [], ...options });
    return { head: tags.head.flat(), end: tags.end.flat() };
  }

  test("tags that plugins add to every head are removed without reordering anything else", () => {
    const others = [<title key="title">Home</title>, null, "text", <meta key="meta" />];
    const [first, second, ...last] = others;
    const ofImage = tagsOf(image).head;
    expect(ofImage).toHaveLength(3);
    const head = [first, ...ofImage, second, ...last];
    expect(prepare({ head }).head).toEqual(others);
  });

  test("Google's tags are removed, so visitors who decline tracking don't connect to Google", () => {
    const { head, end } = tagsOf(googleTag, { trackingIds: ["G-1"] });
    expect(head).toHaveLength(2);
    expect(end).toHaveLength(2);
    expect(prepare({ head, end })).toEqual({ head: [], end: [] });
  });
});

describe("scripts and styles", () => {
  const end = [
    <script key="script-loader">window.pagePath="/"</script>,
    createElement("slot", { id: "the runtime's scripts" }),
  ];
  const style = (href: string, text: string) => (
    <style
      key={href}
      data-href={href}
      data-identity="gatsby-global-css"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby writes it this way
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

  test("a page with unexpected tags at the end stops the build", () => {
    for (const other of [[...end, <script key="new" />], end.slice(1)]) {
      expect(() => prepare({ head: styles, end: other })).toThrow(
        "Gatsby adds unexpected parts to the end of the page",
      );
    }
  });

  test("a built page has one style element, which contains its own styles and the shared styles", () => {
    expect(headOf("/")).toBe('<style data-href="/home.css">.a{}a{}</style>');
    // A new page may not have its own styles yet.
    const common = renderToStaticMarkup(prepare({ head: styles.slice(1), end }).head);
    expect(common).toBe('<style data-href="/app.css">a{}</style>');
    expect(() => prepare({ end })).toThrow("/ has no styles");
  });

  test("in development, scripts and styles don't change, and the scripts start immediately", () => {
    buildFor("development");
    expect(prepare({ head: styles, end })).toEqual({ head: styles, end });
    expect(build().head).not.toContain("start()");
  });
});
