import { fork } from "node:child_process";
import { join } from "node:path";
import { content, PAGES } from "../support/site-content";
import { PUBLIC, read } from "./support/site";

interface HostRules {
  headers: { path: string; values: Record<string, string> }[];
  redirects: { pattern: string; to: string; status: number }[];
  error?: string;
}

let rules: HostRules;

beforeAll(async () => {
  rules = await new Promise((resolve, reject) => {
    const child = fork(join(__dirname, "support", "read-host-rules.ts"), [PUBLIC], {
      execArgv: ["--import", "tsx"],
    });
    child.once("error", reject);
    child.once("message", (message: HostRules) => resolve(message));
  });
}, 30_000);

test("the host understands every line of _headers and _redirects", () => {
  expect(rules.error).toBeUndefined();
  expect(rules.headers.length).toBeGreaterThan(0);
});

test("no rule answers any path with a page and status 200", () => {
  const catchAll = rules.redirects.filter(({ pattern }) =>
    new RegExp(pattern).test("/no/such/path"),
  );
  expect(catchAll).toEqual([]);
  expect(read("/_redirects")).not.toMatch(/^\/\*/m);
});

test("hashed files are kept for a year, and pages are asked for anew", () => {
  const cacheOf = (path: string) =>
    Object.entries(rules.headers.find((rule) => rule.path === path)?.values ?? {}).find(
      ([name]) => name.toLowerCase() === "cache-control",
    )?.[1];
  expect(cacheOf("/static/*")).toBe("public, max-age=31536000, immutable");
  expect(cacheOf("/*") ?? "public, max-age=0, must-revalidate").toBe(
    "public, max-age=0, must-revalidate",
  );
  const forAYear = rules.headers.filter(({ values }) =>
    Object.values(values).some((value) => value.includes("immutable")),
  );
  for (const { path } of forAYear)
    expect(path).toMatch(/^\/static\/\*$|-?[0-9a-f]{20}\.|\.[0-9a-f]{20}\./);
});

test("the sitemap lists exactly the seven pages", () => {
  const addressesIn = (file: string) =>
    [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const { url } = content.site.brand;
  const parts = addressesIn("/sitemap-index.xml");
  expect(parts).toEqual([`${url}/sitemap-0.xml`]);
  expect(addressesIn("/sitemap-0.xml").sort()).toEqual(PAGES.map(({ path }) => url + path).sort());
});

test("robots.txt lets everybody in and names the sitemap", () => {
  expect(read("/robots.txt").trim().split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${content.site.brand.url}/sitemap-index.xml`,
  ]);
});
