import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { PAGES } from "./create-pages";
import { contentSecurityPolicy, readInlineParts, securityHeaders } from "./security-headers";
import { readGtagId, readSettings } from "./settings";

type AdaptArgs = Parameters<IAdapter["adapt"]>[0];

/**
 * Gatsby's Netlify adapter, which writes `public/_headers` and `public/_redirects` once all pages
 * are there, with our headers for all paths in place of its own, and without its catch-all.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    cache: {
      store: async (args) => adapter.cache?.store(args),
      restore: async (args) => {
        const restored = await adapter.cache?.restore(args);
        putPagesBack("public");
        return restored;
      },
    },
    adapt: (args) =>
      adapter.adapt({
        ...args,
        routesManifest: withoutCatchAll(args.routesManifest),
        headerRoutes: withSecurityHeaders(args.headerRoutes),
      }),
  };
};

/**
 * Gives every file of a catch-all route its own path: `/*` becomes `/`. Home's `matchPath` ("/*")
 * would otherwise become the rule `/* /index.html 200`: every missing file, a script of an older
 * deploy among them, would be answered with HTML and status 200, which a CDN may keep. Unknown
 * paths get `404.html` (Home) with status 404 instead.
 */
export function withoutCatchAll(routes: AdaptArgs["routesManifest"]): AdaptArgs["routesManifest"] {
  return routes.map((route) =>
    route.type === "static" && route.path.includes("*")
      ? { ...route, path: route.filePath.replace(/^public/, "").replace(/\/index\.html$/, "/") }
      : route,
  );
}

/**
 * Moves each page of the last build to where Gatsby wrote it, from `pricing.html` to
 * `pricing/index.html`. The adapter has moved it away for the host's sake, and a build that finds
 * nothing new in a page opens it in its old place: without this every second build would fail.
 */
export function putPagesBack(publicFolder: string): void {
  for (const page of PAGES) {
    const moved = path.join(publicFolder, `${page}.html`);
    if (!existsSync(moved)) continue;
    mkdirSync(path.join(publicFolder, page), { recursive: true });
    renameSync(moved, path.join(publicFolder, page, "index.html"));
  }
}

/** The adapter's caching rules for single files, with one rule of ours for all paths before them. */
function withSecurityHeaders(routes: AdaptArgs["headerRoutes"]): AdaptArgs["headerRoutes"] {
  const policy = contentSecurityPolicy(readInlineParts("public"), {
    webhook: readSettings(process.env).webhookUrl,
    gtag: readGtagId(process.env) !== undefined,
  });
  return [
    { path: "/*", headers: securityHeaders(policy) },
    ...routes.filter((route) => route.path !== "/*"),
  ];
}
