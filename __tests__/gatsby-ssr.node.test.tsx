import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { onPreRenderHTML, onRenderBody, replaceRenderer, wrapPageElement } from "../gatsby-ssr";
import { Seo } from "../src/layout/Seo";

// The shell around a page, which needs all of the site's words.
jest.mock("../src/layout/wrap-page-element", () => ({
  wrapPageElement: ({ element }: { element: ReactElement }) => element,
}));

const site = {
  brand: { name: "Paralane", url: "https://paralane.example" },
  seo: { title: "Tests in parallel", description: "All tests at once." },
};

const INLINE_SCRIPTS = { start: "start()", earlySubmit: "early()", gtagPolicy: "policy()" };
Object.assign(globalThis, {
  THEME_COLORS: [],
  INLINE_SCRIPTS,
  BROWSER_SCRIPTS: [{ src: "/app.js", integrity: "sha256-x" }],
});

/** A page's own part of the document, between what Gatsby draws around it. */
const inGatsby = (page: ReactElement) => (
  <>
    <div style={{ outline: "none" }} tabIndex={-1} id="gatsby-focus-wrapper">
      {wrapPageElement?.({ element: page } as never, { plugins: [] })}
    </div>
    <div id="gatsby-announcer" style={{ position: "absolute" }} />
  </>
);

const page = (title: string, shownPath: string) => (
  <Seo
    site={site}
    page={{ title, description: null }}
    heading={title}
    path="/"
    shownPath={shownPath}
  />
);
const home = page("Our home", "/");

/** What the build writes for a page: its body and its head. */
function build(bodyComponent: ReactElement, pathname = "/404.html") {
  const result: { body: string; tags: ReactNode[] } = { body: "", tags: [] };
  const args: RenderBodyArgs & ReplaceRendererArgs = {
    bodyComponent: inGatsby(bodyComponent),
    replaceBodyHTMLString: (html) => {
      result.body = html;
    },
    ...unusedParts,
    setHtmlAttributes: () => {},
    setHeadComponents: (components) => {
      result.tags.push(...components);
    },
    loadPageDataSync: () => ({ result: {} }),
    pathname,
  };
  replaceRenderer?.(args, { plugins: [] });
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
  expect(build(page("What it costs", "/somewhere/else")).head).toContain("noindex");
  const { head } = build(home);
  expect(head).toContain("<title>Our home | Paralane</title>");
  expect(head.match(/<title\b/g)).toHaveLength(1);
  expect(head).not.toContain("noindex");
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

  test("while developing, scripts and styles stay as they are, and nothing waits", () => {
    buildFor("development");
    expect(prepare({ head: styles, end })).toEqual({ head: styles, end });
    expect(build(home).head).not.toContain("start()");
  });
});
