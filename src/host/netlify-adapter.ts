import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { AdapterInit, IAdapter } from "gatsby";
import createNetlifyAdapter from "gatsby-adapter-netlify";
import { markBuildComplete } from "../between-builds/clean-start";
import { KEPT_FOLDERS, PICTURE_CACHE, SHARE_CACHE, SOURCE_MAPS } from "../between-builds/folders";
import { limitPictures, PICTURE_CACHE_BYTES } from "../between-builds/picture-cache";
import { PRICING_JSON, PRICING_SCHEMA } from "../discovery/pricing-json";
import { addressOfPage, filesBelow, pagesBelow } from "../node/files-below";
import { scriptOfEntry } from "../speed/bundle-files";
import { HASH_DIGITS } from "../speed/webpack";
import { finishPages } from "./finish-pages";
import { namePictures } from "./name-pictures";
import {
  CONTENT_SECURITY_POLICY,
  contentSecurityPolicy,
  forPrograms,
  IMMUTABLE,
  inlinePartsOf,
  NO_PAGE,
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
      namePictures("public");
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

/**
 * Our headers: those of all paths, each page's own policy, and for each other file a short one: that of all
 * paths is 0.7 KB of every answer over HTTP/1.1, and of the first after a page over later versions. A file
 * with a hash in its name may be kept.
 *
 * Of two rules with the same header the later one holds, so that a page's answer carries the hashes of its
 * own parts alone (0.3 KB less), and of Home's scripts: the host takes `/Contact` for the address of a
 * rule, and not of a page, and sends Home in its place. The policy of all paths has the hashes of all pages,
 * so that a page is whole wherever both policies were to reach a browser.
 */
function headerRoutes(): AdaptArgs["headerRoutes"] {
  const { webhookUrl, gtagId, deploy } = readSettings(process.env);
  const gtag = gtagId !== undefined;
  const policyOf = (pages: string[]) =>
    contentSecurityPolicy(inlinePartsOf(pages), { webhook: webhookUrl, gtag });
  const pages = readPages("public");
  const fallback = pages.find(({ addresses: [address] }) => address === "/404");
  if (!fallback) throw new Error("The build has no page for unknown addresses.");
  return [
    {
      path: "/*",
      headers: securityHeaders({
        policy: policyOf(pages.map(({ html }) => html)),
        gtag,
        noindex: deploy === "preview",
      }),
    },
    ...pages
      .filter((page) => page !== fallback)
      .flatMap(({ addresses, html }) => {
        const headers = [{ key: CONTENT_SECURITY_POLICY, value: policyOf([html, fallback.html]) }];
        return addresses.map((address) => ({ path: address, headers }));
      }),
    ...FOR_PROGRAMS.map((address) => ({ path: address, headers: forPrograms() })),
    ...filesWithoutPages("public").map((address) => ({
      path: address,
      headers: [
        ...(isHashed(address) ? [{ key: "Cache-Control", value: IMMUTABLE }] : []),
        { key: CONTENT_SECURITY_POLICY, value: NO_PAGE },
      ],
    })),
  ];
}

/**
 * All pages of a built site, each with its address, such as `/faq`, and that of the file as which the
 * adapter will put it, `/faq.html`: Netlify's own local server looks its headers up by the file.
 */
function readPages(folder: string): { addresses: [string, string]; html: string }[] {
  return pagesBelow(folder).map((name) => {
    const address = addressOfPage(name);
    return {
      addresses: [address, `${address === "/" ? "/index" : address}.html`],
      html: readFileSync(path.join(folder, name), "utf8"),
    };
  });
}

const HASH = `[0-9a-f]{${HASH_DIGITS}}`;

/** webpack's scripts and styles and what goes with them, its fonts, and pictures (name-pictures.ts). */
const HASHED = [
  new RegExp(String.raw`^/[^/]+[-.]${HASH}\.(?:js|css)(?:\.|$)`),
  new RegExp(String.raw`^/static/[^/]+-${HASH}(?:-[0-9a-f]+)?\.[^/]+$`),
];

/** Whether a file's content can't change under its address. */
export const isHashed = (address: string) => HASHED.some((named) => named.test(address));

/** Data that programs of any site read. */
const FOR_PROGRAMS: readonly string[] = [PRICING_JSON, PRICING_SCHEMA];

/** In the host's rules some characters, such as an asterisk, have a meaning, and a blank ends an address. */
const PLAIN_ADDRESS = /^[\w./-]+$/;

/**
 * The addresses of a built site's files that are no pages, those with rules of another kind apart. Each
 * by its own name: under a rule such as `/static/*` a file that is missing for a moment would be missing
 * for a year, and Home, which the host sends in its place, would stand there without its styles.
 */
export function filesWithoutPages(folder: string): string[] {
  return filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((address) => !/\.html$|^\/_/.test(address) && !FOR_PROGRAMS.includes(address))
    .filter((address) => isHashed(address) || PLAIN_ADDRESS.test(address));
}
