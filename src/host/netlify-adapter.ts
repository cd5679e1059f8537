import { mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { markBuildComplete } from "../between-builds/clean-start";
import { KEPT_FOLDERS, PICTURE_CACHE, SHARE_CACHE, SOURCE_MAPS } from "../between-builds/folders";
import { limitPictures, PICTURE_CACHE_BYTES } from "../between-builds/picture-cache";
import { PRICING_JSON, PRICING_SCHEMA } from "../discovery/pricing-json";
import { filesBelow } from "../node/files-below";
import { scriptOfEntry } from "../speed/bundle-files";
import { finishPages } from "./finish-pages";
import {
  contentSecurityPolicy,
  forPrograms,
  IMMUTABLE,
  readInlineParts,
  securityHeaders,
} from "./security-headers";
import { readSettings } from "./settings";

type AdaptArgs = Parameters<IAdapter["adapt"]>[0];

/**
 * Gatsby's Netlify adapter, which writes `public/_headers` and `public/_redirects` once all pages
 * are there, with our headers in place of its own, and without its catch-all. The host keeps from one
 * build to the next what any build may rely on, and nothing of the site itself (between-builds/clean-start.ts).
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter();
  return {
    ...adapter,
    cache: {
      // Not what Gatsby names here, and not yet: a build that isn't complete is nothing to rely on.
      store: async () => {},
      restore: async (args) => {
        await adapter.cache?.restore({ ...args, directories: [...KEPT_FOLDERS] });
        // Gatsby would look for its own state among what has come back.
        return false;
      },
    },
    adapt: async (args) => {
      withhold("public");
      finishPages("public", scriptOfEntry("start"));
      await adapter.adapt({
        ...args,
        routesManifest: withoutCatchAll(args.routesManifest),
        headerRoutes: headerRoutes(),
      });
      for (const folder of [PICTURE_CACHE, SHARE_CACHE]) limitPictures(folder, PICTURE_CACHE_BYTES);
      markBuildComplete(process.cwd());
      await adapter.cache?.store({ reporter: args.reporter, directories: [...KEPT_FOLDERS] });
    },
  };
};

/**
 * Takes out of the site what no page asks for: Gatsby's library for scripts in a worker, and the
 * source maps, which `npm run analyze` reads where they are put.
 */
export function withhold(publicFolder: string): void {
  rmSync(path.join(publicFolder, "~partytown"), { recursive: true, force: true });
  rmSync(SOURCE_MAPS, { recursive: true, force: true });
  mkdirSync(SOURCE_MAPS, { recursive: true });
  for (const name of filesBelow(publicFolder).filter((file) => /\.(?:js|css)\.map$/.test(file))) {
    renameSync(path.join(publicFolder, name), path.join(SOURCE_MAPS, path.basename(name)));
  }
}

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

/** Our headers for all paths, and for each file with a hash in its name the rule to keep it. */
function headerRoutes(): AdaptArgs["headerRoutes"] {
  const { webhookUrl, gtagId, deploy } = readSettings(process.env);
  const gtag = gtagId !== undefined;
  const policy = contentSecurityPolicy(readInlineParts("public"), {
    webhook: webhookUrl,
    gtag,
    https: deploy === "production",
  });
  return [
    {
      path: "/*",
      headers: securityHeaders({ policy, gtag, noindex: deploy === "preview" }),
    },
    ...[PRICING_JSON, PRICING_SCHEMA].map((address) => ({
      path: address,
      headers: forPrograms(),
    })),
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
