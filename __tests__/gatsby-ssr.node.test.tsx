import type { GatsbySSR, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onPreRenderHTML, onRenderBody, replaceRenderer } from "../gatsby-ssr";

const INLINE_SCRIPTS = {
  start: "start()",
  formSession: "keep()",
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

test("Google's tags are removed, so visitors who decline tracking don't connect to Google", () => {
  const googleTag = jest.requireActual<Pick<GatsbySSR, "onRenderBody">>(
    "gatsby-plugin-google-gtag/gatsby-ssr",
  );
  const tags: { head: ReactNode[]; end: ReactNode[] } = { head: [], end: [] };
  const args = {
    setHeadComponents: (components: ReactNode[]) => tags.head.push(...components),
    setPostBodyComponents: (components: ReactNode[]) => tags.end.push(...components),
  };
  googleTag.onRenderBody?.(args as unknown as RenderBodyArgs, {
    ...{ plugins: [], trackingIds: ["G-1"] },
  });
  expect([tags.head.length, tags.end.length]).toEqual([2, 2]);
  onPreRenderHTML?.(
    {
      getHeadComponents: () => tags.head,
      replaceHeadComponents: (components) => {
        tags.head = components;
      },
      getPreBodyComponents: () => [],
      replacePreBodyComponents: () => {},
      getPostBodyComponents: () => tags.end,
      replacePostBodyComponents: (components) => {
        tags.end = components;
      },
      pathname: "/",
    },
    { plugins: [] },
  );
  expect(tags).toEqual({ head: [], end: [] });
});
