import { newFolder } from "../../support/new-folder";
import { serve } from "../../support/serve";

const SITE = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": "<!doctype html><title>Home again</title>",
  "pricing/index.html": "<!doctype html><title>Pricing</title>",
  "faq.html": "<!doctype html><title>FAQ</title>",
  "app-1a2b.js": "console.log('ü');",
  "static/a.woff2": "0123456789",
  "static/d/é ü.png": "png",
  ".well-known/security.txt": "Contact: us",
  _headers: `
/*
  X-Frame-Options: DENY
  X-Order: first
/pricing
  X-Order: second
/blog/:slug
  X-Slug: yes
/static/*
  cache-control: max-age=9
`,
};

let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(newFolder(SITE));
}, 30_000);
afterAll(() => site.stop());

async function get(path: string) {
  const response = await fetch(site.url + path);
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

test.each([
  ["/?from=mail", SITE["index.html"], "text/html;charset=utf-8"],
  ["/pricing/", SITE["pricing/index.html"], "text/html;charset=utf-8"],
  ["/faq//%2f/", SITE["faq.html"], "text/html;charset=utf-8"],
  ["/app-1a2b.js", "console.log('ü');", "text/javascript"],
  ["/static/d/%C3%A9%20%C3%BC.png", "png", "image/png"],
  ["/.well-known/security.txt", "Contact: us", "text/plain"],
])("%s returns its file with the right content type", async (path, content, type) => {
  const { status, text, headers } = await get(path);
  expect([status, text, headers["content-type"]]).toEqual([200, content, type]);
});

test.each([
  ...["/nothing/at/any/depth/", "/static/missing.js", "/%", "/..%2f..%2fetc%2fpasswd", "/_headers"],
])("%s returns 404.html with status 404 and a header that requires revalidation", async (path) => {
  const { status, headers, text } = await get(path);
  expect([status, text]).toEqual([404, SITE["404.html"]]);
  expect(headers).toMatchObject({
    "cache-control": "no-cache,no-transform",
    "x-frame-options": "DENY",
  });
});

test("merges all matching rules in _headers, with later rules taking precedence", async () => {
  const pricing = await get("/pricing/");
  expect(pricing.headers).toMatchObject({ "x-frame-options": "DENY", "x-order": "second" });
  const home = await get("/");
  expect(home.headers).toMatchObject({
    "x-order": "first",
    "cache-control": "no-cache,no-transform",
  });
  expect((await get("/blog/one")).headers["x-slug"]).toBe("yes");
  expect((await get("/blog/one/two")).headers["x-slug"]).toBeUndefined();
  expect((await get("/static/a.woff2")).headers["cache-control"]).toBe("max-age=9");
});
