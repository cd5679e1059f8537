import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { BUILD_CACHE, PICTURE_CACHE, SHARE_CACHE } from "../build/folders";
import { limitPictures, PICTURE_CACHE_BYTES } from "../build/picture-cache";
import { PRICING_JSON, PRICING_SCHEMA } from "../discovery/pricing-json";
import { addressOfPage, filesBelow, pagesBelow } from "../node/files-below";
import {
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicy,
  FOR_ANY_SITE,
  forPrograms,
  IMMUTABLE,
  inlinePartsOf,
  NO_PAGE,
  securityHeaders,
} from "./security-headers";
import { gtagConsentOf, readSettings } from "./settings";

type AdaptArgs = Parameters<IAdapter["adapt"]>[0];

/**
 * Gatsby's Netlify adapter with our headers and without its catch-all redirect. It writes `public/_headers` and
 * `public/_redirects` when all pages are built. Netlify caches only the encoded pictures between builds.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    cache: {
      store: async ({ reporter }) => adapter.cache?.store({ reporter, directories: [BUILD_CACHE] }),
      restore: async ({ reporter }) => {
        await adapter.cache?.restore({ reporter, directories: [BUILD_CACHE] });
        // With true, Gatsby would look for its own state in the restored cache.
        return false;
      },
    },
    adapt: async (args) => {
      // Gatsby's library for scripts in workers, which no page uses.
      rmSync("public/~partytown", { recursive: true, force: true });
      for (const folder of [PICTURE_CACHE, SHARE_CACHE]) limitPictures(folder, PICTURE_CACHE_BYTES);
      await adapter.adapt({
        ...args,
        routesManifest: withoutCatchAll(args.routesManifest),
        headerRoutes: headerRoutes("public"),
      });
    },
  };
};

/**
 * Replaces each catch-all route with the path of its file: `/*` becomes `/`. Otherwise Home's `matchPath` ("/*")
 * creates the rule `/* /index.html 200`. Missing files, such as scripts of an older deploy, would then get
 * HTML with status 200, which a CDN may cache. Instead, unknown paths get `404.html` (Home) with status 404.
 *
 * @throws Error if there is no catch-all route, which means that Gatsby handles `matchPath` differently now
 */
export function withoutCatchAll(routes: AdaptArgs["routesManifest"]): AdaptArgs["routesManifest"] {
  const isCatchAll = (route: AdaptArgs["routesManifest"][number]) =>
    route.type === "static" && route.path.includes("*");
  if (!routes.some(isCatchAll)) throw new Error("Gatsby has no catch-all route anymore");
  return routes.map((route) =>
    route.type === "static" && isCatchAll(route)
      ? { ...route, path: route.filePath.replace(/^public/, "").replace(/\/index\.html$/, "/") }
      : route,
  );
}

/**
 * Returns our headers: for all paths, with a policy that has the hashes of all pages' inline parts; for each
 * page, with its shorter policy; for files that browsers can cache; and for machine-readable data.
 *
 * If two rules set the same header, the later one wins. Each cached file has a separate rule: with a rule like
 * `/static/*`, browsers would cache the 404 response of a temporarily missing file for a year.
 */
function headerRoutes(folder: string): AdaptArgs["headerRoutes"] {
  const { webhookUrl, gtagId, deploy } = readSettings(process.env);
  const gtag = gtagId !== undefined;
  const options = { webhook: webhookUrl, gtag, granted: gtagConsentOf(process.env) !== "denied" };
  const policyOf = (html: readonly string[]) => contentSecurityPolicy(inlinePartsOf(html), options);
  const pages = pagesBelow(folder).map((name) => ({
    address: addressOfPage(name),
    html: readFileSync(path.join(folder, name), "utf8"),
  }));
  const files = filesBelow(folder).map((name) => `/${name}`);
  const kept = [
    { key: "Cache-Control", value: IMMUTABLE },
    { key: CONTENT_SECURITY_POLICY, value: NO_PAGE },
  ];
  const policy = policyOf(pages.map(({ html }) => html));
  return [
    { path: "/*", headers: securityHeaders({ policy, gtag, noindex: deploy === "preview" }) },
    ...pages.map(({ address, html }) => ({
      path: address,
      headers: [{ key: CONTENT_SECURITY_POLICY, value: policyOf([html]) }],
    })),
    ...[PRICING_JSON, PRICING_SCHEMA].map((file) => ({ path: file, headers: forPrograms() })),
    ...files.filter(isHashed).map((file) => ({ path: file, headers: kept })),
    ...files
      .filter((file) => FOR_ANY_PAGE.test(file))
      .map((file) => ({ path: file, headers: [FOR_ANY_SITE] })),
  ];
}

/**
 * Pictures that other sites and programs show for this site: in link previews, search results, bookmarks and
 * on home screens.
 */
const FOR_ANY_PAGE = /^\/(?:share\/[^/]+|favicon|apple-touch-icon|icon-\d+)\.(?:png|svg|ico)$/;

/** webpack's scripts, styles and related files; fonts; and pictures of gatsby-plugin-sharp. */
const HASHED = [
  /^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.|$)/,
  /^\/static\/[^/]+-[0-9a-f]{32}\.[^/]+$/,
  /^\/styles\/fonts\/icons-[0-9a-f]{8}\.woff2$/,
  /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+$/,
];

/** Checks whether a file's name has a hash of its content. */
export const isHashed = (address: string) => HASHED.some((named) => named.test(address));
