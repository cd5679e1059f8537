import { copyFileSync, existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { filesBelow, pagesBelow, pathOfPage } from "../node/files-below";
import {
  BLOCK_EVERYTHING,
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicy,
  IMMUTABLE,
  inlinePartsOf,
  READABLE_BY_ANY_SITE,
  securityHeaders,
} from "./security-headers";
import { gtagConsentOf, readSettings } from "./settings";

/*
 * Writes what the host needs beside the pages. In: the finished build in public/ and the settings of the environment.
 * Out: public/_headers, with a policy for each page from the hashes of its inline scripts and styles, and
 * public/_redirects. Never: a page whose policy blocks its own scripts, or a missing file that is cached for a year.
 */

type AdaptArgs = Parameters<IAdapter["adapt"]>[0];

/** Leaves out Gatsby's catch-all redirect, and the cache between builds, so that each build is a clean one. */
export const netlifyAdapter: AdapterInit = () => {
  const { cache: _, ...adapter } = createNetlifyAdapter();
  return {
    ...adapter,
    adapt: async (args) => {
      // Delete Partytown, which no page uses.
      rmSync("public/~partytown", { recursive: true, force: true });
      for (const name of filesBelow("public").filter((file) => LEFTOVER.test(file))) {
        rmSync(path.join("public", name));
      }
      for (const name of restoreStaticFiles("static", "public")) {
        args.reporter.info(`static/${name} replaces the file that the build generates.`);
      }
      await adapter.adapt({
        ...args,
        routesManifest: withoutCatchAll(args.routesManifest),
        headerRoutes: headerRoutes("public"),
      });
      removeEmptyFolders("public");
    },
  };
};

/** Gatsby's rules follow those of the site's owner in these files, which have markers for both. */
const SHARED = ["_headers", "_redirects"];

/**
 * Copies each file of `from` again that the build has replaced in `to`, such as robots.txt, because the site's
 * owner has a reason for it. Returns their names.
 */
export function restoreStaticFiles(from: string, to: string): string[] {
  const names = (existsSync(from) ? filesBelow(from) : []).filter(
    (name) => !SHARED.includes(name) && existsSync(path.join(to, name)),
  );
  const replaced = names.filter(
    (name) => !readFileSync(path.join(from, name)).equals(readFileSync(path.join(to, name))),
  );
  for (const name of replaced) copyFileSync(path.join(from, name), path.join(to, name));
  return replaced;
}

/** Gatsby's adapter leaves a folder `faq` beside `faq.html`, for which servers answer `/faq` with a redirect or a 403. */
function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Hidden files, and files that Windows, Office and archive programs leave in static/. */
export const LEFTOVER =
  /(?:^|\/)(?:\.(?!well-known\/)|~\$|__MACOSX\/|(?:thumbs|ehthumbs)\.db$|desktop\.ini$|icon\r$)|~$/i;

/**
 * Home's `matchPath` ("/*") would create the rule `/* /index.html 200`, so that a missing file, such as a
 * script from an older deploy, would return HTML with status 200. Without it, unknown paths return `404.html`.
 * Throws if Gatsby has changed how it handles `matchPath`.
 */
export function withoutCatchAll(routes: AdaptArgs["routesManifest"]): AdaptArgs["routesManifest"] {
  const isCatchAll = (route: AdaptArgs["routesManifest"][number]) =>
    route.type === "static" && route.path.includes("*");
  if (!routes.some(isCatchAll)) throw new Error("Gatsby no longer has a catch-all route");
  return routes.map((route) =>
    route.type === "static" && isCatchAll(route)
      ? { ...route, path: route.filePath.replace(/^public/, "").replace(/\/index\.html$/, "/") }
      : route,
  );
}

/**
 * If two rules set the same header, the later one wins. Each cacheable file has its own rule, because with
 * `/static/*`, browsers would cache a temporarily missing file's 404 response for a year.
 */
function headerRoutes(folder: string): AdaptArgs["headerRoutes"] {
  const { webhookUrl, gtagId, deploy, hsts } = readSettings(process.env);
  const gtag = gtagId !== undefined;
  const options = {
    webhook: webhookUrl,
    gtag,
    canBeGranted: gtagConsentOf(process.env) !== "denied",
  };
  const policyOf = (html: readonly string[]) => contentSecurityPolicy(inlinePartsOf(html), options);
  const pages = pagesBelow(folder).map((name) => ({
    urlPath: pathOfPage(name),
    html: readFileSync(path.join(folder, name), "utf8"),
  }));
  const files = filesBelow(folder).map((name) => `/${name}`);
  const kept = [
    { key: "Cache-Control", value: IMMUTABLE },
    { key: CONTENT_SECURITY_POLICY, value: BLOCK_EVERYTHING },
  ];
  const policy = policyOf(pages.map(({ html }) => html));
  return [
    { path: "/*", headers: securityHeaders({ policy, gtag, hsts, noindex: deploy === "preview" }) },
    ...pages.map(({ urlPath, html }) => ({
      path: urlPath,
      headers: [{ key: CONTENT_SECURITY_POLICY, value: policyOf([html]) }],
    })),
    ...files.filter(isHashed).map((file) => ({ path: file, headers: kept })),
    ...files
      .filter((file) => SHOWN_BY_OTHER_SITES.test(file))
      .map((file) => ({ path: file, headers: [READABLE_BY_ANY_SITE] })),
  ];
}

/** Pictures for link previews, search results, bookmarks and home screens. */
const SHOWN_BY_OTHER_SITES =
  /^\/(?:share\/[^/]+|favicon|apple-touch-icon|icon-\d+)\.(?:png|svg|ico)$/;

/** Scripts and styles from webpack, fonts, and pictures from gatsby-plugin-sharp. */
const HASHED = [
  /^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.|$)/,
  /^\/static\/[^/]+-[0-9a-f]{32}\.[^/]+$/,
  /^\/styles\/fonts\/icons-[0-9a-f]{8}\.woff2$/,
  /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+$/,
];

export const isHashed = (urlPath: string) => HASHED.some((named) => named.test(urlPath));
