import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { PAGES } from "../routes";
import { filesBelow } from "./files-below";
import { finishPages } from "./finish-pages";
import {
  contentSecurityPolicy,
  IMMUTABLE,
  readInlineParts,
  securityHeaders,
} from "./security-headers";
import { readSettings } from "./settings";

type AdaptArgs = Parameters<IAdapter["adapt"]>[0];

/**
 * Gatsby's Netlify adapter, which writes `public/_headers` and `public/_redirects` once all pages
 * are there, with our headers in place of its own, and without its catch-all.
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
    adapt: (args) => {
      finishPages("public");
      return adapter.adapt({
        ...args,
        routesManifest: withoutCatchAll(args.routesManifest),
        headerRoutes: headerRoutes(),
      });
    },
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

/** Our headers for all paths, and for each file with a hash in its name the rule to keep it. */
function headerRoutes(): AdaptArgs["headerRoutes"] {
  const { webhookUrl, gtagId, host } = readSettings(process.env);
  const gtag = gtagId !== undefined;
  const policy = contentSecurityPolicy(readInlineParts("public"), {
    webhook: webhookUrl,
    gtag,
    https: host === "production",
  });
  return [
    {
      path: "/*",
      headers: securityHeaders({ policy, gtag, noindex: host === "preview" }),
    },
    ...hashedFiles("public").map((address) => ({
      path: address,
      headers: [{ key: "Cache-Control", value: IMMUTABLE }],
    })),
  ];
}

/** webpack's `name-<20 hex>.js`, and what Gatsby's plugins put into `/static/`. */
const HASHED = /^\/[^/]+[-.][0-9a-f]{20}\.[^/]+$|^\/static\/(?:[^/]+-)?[0-9a-f]{32}[./]/;

/**
 * The addresses of all files below a folder that have a hash in their path. Each by its own name:
 * under a rule such as `/static/*` a file that is missing for a moment would be missing for a year.
 */
export function hashedFiles(folder: string): string[] {
  return filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((address) => HASHED.test(address));
}
