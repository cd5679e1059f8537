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
 * Gatsby's Netlify adapter, which writes `public/_headers` and `public/_redirects` once all pages
 * are there, with our headers in place of its own, and without its catch-all. The host keeps the encoded
 * pictures from one build to the next, and nothing else.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    cache: {
      store: async ({ reporter }) => adapter.cache?.store({ reporter, directories: [BUILD_CACHE] }),
      restore: async ({ reporter }) => {
        await adapter.cache?.restore({ reporter, directories: [BUILD_CACHE] });
        // Gatsby would look for its own state among what has come back.
        return false;
      },
    },
    adapt: async (args) => {
      // Gatsby's library for scripts in a worker, which no page asks for.
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
 * Gives every file of a catch-all route its own path: `/*` becomes `/`. Home's `matchPath` ("/*")
 * would otherwise become the rule `/* /index.html 200`: every missing file, a script of an older
 * deploy among them, would be answered with HTML and status 200, which a CDN may keep. Unknown
 * paths get `404.html` (Home) with status 404 instead.
 *
 * @throws Error if there is no catch-all, as Gatsby has always made one of Home's `matchPath`.
 */
export function withoutCatchAll(routes: AdaptArgs["routesManifest"]): AdaptArgs["routesManifest"] {
  const isCatchAll = (route: AdaptArgs["routesManifest"][number]) =>
    route.type === "static" && route.path.includes("*");
  if (!routes.some(isCatchAll)) throw new Error("Gatsby names no catch-all route any more");
  return routes.map((route) =>
    route.type === "static" && isCatchAll(route)
      ? { ...route, path: route.filePath.replace(/^public/, "").replace(/\/index\.html$/, "/") }
      : route,
  );
}

/**
 * Our headers: those of all paths, whose policy has the hashes of all pages' inline parts; each page's own
 * policy, which is 0.3 KB shorter; those of files that may be kept; and those of data that programs read.
 *
 * Of two rules with the same header the later one holds. A file has a rule of its own name: under one such
 * as `/static/*`, a file that is missing for a moment would be missing for a year, and Home, which the host
 * sends in its place, would stand there without its styles.
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
 * Pictures that programs show for this site in pages of their own: in a preview of a link, among results
 * or bookmarks, on the screen of a phone.
 */
const FOR_ANY_PAGE = /^\/(?:share\/[^/]+|favicon|apple-touch-icon|icon-\d+)\.(?:png|svg|ico)$/;

/** webpack's scripts and styles and what goes with them; its fonts, and the icons'; and pictures of gatsby-plugin-sharp. */
const HASHED = [
  /^\/[^/]+[-.][0-9a-f]{20}\.(?:js|css)(?:\.|$)/,
  /^\/static\/[^/]+-[0-9a-f]{32}\.[^/]+$/,
  /^\/styles\/fonts\/icons-[0-9a-f]{8}\.woff2$/,
  /^\/static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[^/]+$/,
];

/** Whether a file's content can't change under its address. */
export const isHashed = (address: string) => HASHED.some((named) => named.test(address));
