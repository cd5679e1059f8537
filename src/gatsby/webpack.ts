import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { shareDesign } from "../discovery/share-pictures";
import { themeColors } from "../discovery/theme-colors";
import { previewUrlOf } from "../host/settings";
import { filesBelow } from "../node/files-below";
import { CHUNK_POLICY } from "../runtime/names";
import { inlineScripts } from "./inline-scripts";

/*
 * This file contains all our changes to Gatsby's webpack configuration. If a part that we change is missing,
 * the build fails with an error that names the missing part.
 *
 * | Change                 | Why                                                                        |
 * | ---------------------- | -------------------------------------------------------------------------- |
 * | No "styles" group      | Each page gets only the CSS of its sections                                |
 * | Short class names      | Names such as `b73` make built pages smaller                               |
 * | Prefetching            | Our policy makes Firefox block Gatsby's prefetching, so we replace it      |
 * | webpack's runtime      | Including it in the entry file saves a request on the first visit          |
 * | Compile hint           | Chromium can compile scripts off the main thread while they load           |
 * | Entry "app"            | Our entry normalizes the URL, and starts React and Gatsby in two tasks     |
 * | No disk cache          | Each start would clear it, and writing it would delay the first edit       |
 * | No source maps         | Builds don't publish them                                                  |
 * | Trusted Types policy   | Without a policy, browsers refuse to load chunks                           |
 * | Constants for HTML     | gatsby-ssr.tsx needs their values before it renders pages                  |
 */

interface WebpackConfig {
  cache?: unknown;
  devtool?: string | false;
  entry?: Record<string, unknown>;
  plugins: object[];
  module: { rules: (Rule & { oneOf?: Rule[] })[] };
  output?: { trustedTypes?: { policyName: string } };
  resolve?: { alias?: Record<string, string | false> };
  optimization?: {
    runtimeChunk?: object | false;
    splitChunks?: { cacheGroups?: Record<string, unknown> };
  };
}

interface Rule {
  use?: { options?: { modules?: { localIdentName?: string; getLocalIdent?: ClassNamer } } }[];
}

type ClassNamer = (module: { resourcePath: string }, pattern: string, name: string) => string;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  plugins,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  if (stage.startsWith("build-")) nameClasses(config, numbered);
  if (stage === "build-javascript") {
    adaptBrowserBundle(config);
    config.plugins.push(
      plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: 499 }),
    );
  }
  config.cache = stage.startsWith("build-") ? false : { type: "memory" };
  if (stage === "build-html" || stage === "develop-html") {
    const constants = {
      THEME_COLORS: themeColors(),
      SHARE_DESIGN: shareDesign(),
      PREVIEW_URL: previewUrlOf(process.env) ?? null,
      INLINE_SCRIPTS: inlineScripts(),
      // Gatsby completes the browser bundle before it compiles the HTML renderer.
      BROWSER_SCRIPTS: stage === "build-html" ? browserScripts() : null,
    };
    const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
    config.plugins.push(plugins.define(Object.fromEntries(texts)));
  }
  actions.replaceWebpackConfig(config);
};

/** Added after minification (stage 400). See github.com/WICG/explicit-javascript-compile-hints-file-based. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

const PREFETCH = path.join(".cache", "prefetch.js");

function adaptBrowserBundle(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups ?? {};
  mustHave(groups.styles, "chunk group called styles");
  delete groups.styles;
  mustHave(config.entry?.app, "entry called app");
  mustHave(existsSync(PREFETCH), `file ${PREFETCH}`);
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      "gatsby-app": String(config.entry?.app),
      [path.resolve(PREFETCH)]: path.resolve("src/runtime/prefetch.ts"),
    },
  };
  config.entry = { ...config.entry, app: path.resolve("src/runtime/start-app.ts") };
  config.output = { ...config.output, trustedTypes: { policyName: CHUNK_POLICY } };
  mustHave(config.optimization?.runtimeChunk, "runtime chunk");
  config.optimization = { ...config.optimization, runtimeChunk: false };
  config.devtool = false;
}

/** The scripts that start Gatsby in the browser, in order. */
export type BrowserScripts = readonly { src: string; integrity: string }[];

/** A short name such as `b73`: the module's index in `folder`, and the index of the class in it. */
export function shortNames(folder: string): ClassNamer {
  const modules = filesBelow(folder).filter((file) => file.endsWith(".module.css"));
  const classes = new Map<string, string[]>();
  return ({ resourcePath }, _pattern, name) => {
    const number = modules.indexOf(path.relative(folder, resourcePath).replaceAll(path.sep, "/"));
    const names = classes.get(resourcePath) ?? [];
    if (!names.includes(name)) classes.set(resourcePath, [...names, name]);
    // Start at "b0", because ad blockers hide elements with class names like "ad".
    return `${(396 + number).toString(36)}${[...names, name].indexOf(name)}`;
  };
}

/** The browser and HTML bundles share this function, because their class names must match. */
const numbered = shortNames(path.resolve("src"));

function nameClasses(config: WebpackConfig, namer: ClassNamer): void {
  const loaders = config.module.rules
    .flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
    .flatMap(({ use = [] }) => use)
    .flatMap(({ options }) => options?.modules ?? [])
    .filter(({ localIdentName }) => localIdentName !== undefined);
  mustHave(loaders[0], "loader with local class names");
  for (const modules of loaders) modules.getLocalIdent = namer;
}

/** Reads the list of files that Gatsby writes with the browser bundle, as its own HTML renderer does. */
function browserScripts(): BrowserScripts {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8"));
  const scripts: string[] = (assetsByChunkName.app ?? []).filter((name: string) =>
    name.endsWith(".js"),
  );
  mustHave(scripts[0], "script for the entry app");
  return scripts.map((name) => {
    const digest = createHash("sha256").update(readFileSync(path.join("public", name)));
    return { src: `/${name}`, integrity: `sha256-${digest.digest("base64")}` };
  });
}

function mustHave(part: unknown, name: string): void {
  if (part) return;
  throw new Error(
    `Gatsby's webpack configuration has no ${name}, which src/gatsby/webpack.ts changes`,
  );
}
