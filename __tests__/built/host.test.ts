import { readdirSync } from "node:fs";
import { join } from "node:path";
import { formatDollars } from "../../src/numbers";
import { content, PAGES } from "../support/site-content";
import { type HostRules, headersFor, headersOf, readHostRules } from "./support/host-rules";
import { FILES, PUBLIC, read } from "./support/site";

const isPage = (path: string) => path === "/404" || PAGES.some((page) => page.path === path);

const HASH = /[-./]([0-9a-f]{20}|[0-9a-f]{32})[./]|\/icons-[0-9a-f]{8}\./;

let rules: HostRules;

beforeAll(async () => {
  rules = await readHostRules();
}, 30_000);

test("the host can parse every line of _headers and _redirects", () => {
  expect(rules.error).toBeUndefined();
  expect(rules.headers.length).toBeGreaterThan(0);
});

test("no rule serves a page with status 200 for unknown paths", () => {
  expect(rules.redirects.filter(({ path }) => path === "/*")).toEqual([]);
  expect(read("/_redirects")).not.toMatch(/^\/\*/m);
});

test("files with a hash in their name are cached for a year, and all other files are revalidated and not transformed", () => {
  expect(headersOf(rules, "/*")["cache-control"]).toBe("no-cache, no-transform");
  const forAYear = FILES.filter(
    (file) => headersOf(rules, file)["cache-control"] === "public, max-age=31536000, immutable",
  );
  expect(forAYear.filter((file) => !HASH.test(file))).toEqual([]);
  const changing = FILES.filter((file) => !forAYear.includes(file));
  // Browsers look for changes of a service worker whenever a page loads.
  expect(changing.filter((file) => /\.(js|css|woff2|avif|webp)$/.test(file))).toEqual([
    "/service-worker.js",
    "/sw.js",
  ]);
});

test("no rule lets browsers cache a missing script or picture", () => {
  for (const { path, values } of rules.headers) {
    if (path === "/*") continue;
    if (isPage(path)) {
      expect(Object.keys(values)).toEqual(["Content-Security-Policy"]);
      continue;
    }
    expect(FILES).toContain(path);
    if ("cache-control" in headersOf(rules, path)) expect(path).toMatch(HASH);
  }
});

test("other sites can embed the share image and the icons", () => {
  const named = [...read("/index.html").matchAll(/<meta property="og:image" content="([^"]+)"/g)];
  const pictures = named.map(([, url = ""]) => new URL(url).pathname);
  const icons = FILES.filter((file) => /^\/(favicon|icon-|apple-touch-icon)/.test(file));
  expect([pictures.length, icons.length]).toEqual([1, 4]);
  for (const file of [...pictures, ...icons]) {
    expect(headersFor(rules, file)["cross-origin-resource-policy"]).toBe("cross-origin");
  }
  expect(headersFor(rules, "/")["cross-origin-resource-policy"]).toBe("same-origin");
});

test("the sitemap lists exactly the site's pages", () => {
  const urlsIn = (file: string) =>
    [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const { url } = content.site.brand;
  const parts = urlsIn("/sitemap-index.xml");
  expect(parts).toEqual([`${url}/sitemap-0.xml`]);
  expect(urlsIn("/sitemap-0.xml").sort()).toEqual(PAGES.map(({ path }) => url + path).sort());
});

test("llms.txt contains every page with its description, every price and every figure from the stats row", () => {
  const text = read("/llms.txt");
  const { words } = content.plans;
  expect(text.split("\n")[0]).toBe(`# ${content.site.brand.name}`);
  const restOf = (start: string) => {
    const line = text.split("\n").find((candidate) => candidate.startsWith(start));
    return line?.slice(start.length) ?? "";
  };
  for (const { path, name } of PAGES) {
    expect(restOf(`- [${name}](${content.site.brand.url}${path}): `)).toMatch(/^.{50}/);
  }
  for (const { name, price } of content.plans.plans) {
    const prices = price ? [price.annual, price.monthly].map(formatDollars) : [words.custom];
    const said = restOf(`- ${name}: `);
    expect(prices.filter((amount) => !said.includes(amount))).toEqual([]);
  }
  for (const { value, label } of content.stats.stats) expect(text).toContain(`- ${value} ${label}`);
});

test("robots.txt allows all crawlers and points to the sitemap", () => {
  expect(read("/robots.txt").trim().split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${content.site.brand.url}/sitemap-index.xml`,
  ]);
});

test("there is no empty folder, for which servers answer the path of a page with a redirect or a 403", () => {
  const folders = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const empty = folders.filter(
    (entry) => readdirSync(join(entry.parentPath, entry.name)).length === 0,
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
});
