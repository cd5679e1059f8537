import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Stats } from "webpack";
import { shareDesign } from "../discovery/share-pictures/design";
import { themeColors } from "../discovery/tokens";
import { filesBelow } from "../node/files-below";
import type { BrowserScripts } from "../runtime/deferred-runtime";
import { CHUNK_POLICY } from "../runtime/names";
import { inlineScripts } from "./inline-scripts";

/*
 * All that this site changes in Gatsby's webpack configuration. Where the target of a change is gone,
 * the build stops and names it.
 *
 * | Change                 | Why                                                                        |
 * | ---------------------- | -------------------------------------------------------------------------- |
 * | No group "styles"      | Each page carries the CSS of its own sections: 3 to 5 KB less a page       |
 * | Order of styles        | Class names are their own and the base is a layer, so order means nothing  |
 * | Short class names      | `b73` for `Hero-title`: 0.7 KB less a page; readable while developing      |
 * | Gatsby's prefetching   | Ours in its place: Firefox refuses its own under the policy                |
 * | webpack's runtime      | In the file of the entry: a request less on every first visit              |
 * | Compile hint           | Chromium compiles scripts as they arrive, not in the page's own thread     |
 * | Entry "app"            | Normalizes the address, and starts React and Gatsby in two tasks           |
 * | No cache on disk       | Each start begins from nothing, and writing it holds the first edit up     |
 * | No maps                | Builds don't publish them                                                  |
 * | Trusted Types policy   | Without it the browser refuses to load a chunk                             |
 * | Constants for HTML     | What gatsby-ssr.tsx writes into pages is known before they are rendered    |
 */

/** The part of Gatsby's webpack configuration that is changed here. */
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

/** What css-loader calls for each class of a CSS module. */
type ClassNamer = (module: { resourcePath: string }, pattern: string, name: string) => string;

/** Changes Gatsby's webpack configuration as the table above says. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  plugins,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  nameClasses(config, stage.startsWith("build-") ? numbered : readableName);
  if (stage === "build-javascript") {
    adaptBrowserBundle(config);
    config.plugins.push(
      plugins.banner({ banner: COMPILE_HINT, raw: true, test: /\.js$/, stage: 499 }),
    );
  }
  if (stage === "develop" || stage === "build-javascript") ignoreOrderOfStyles(config);
  config.cache = stage.startsWith("build-") ? false : { type: "memory" };
  if (stage === "build-html" || stage === "develop-html") {
    const constants = {
      THEME_COLORS: themeColors(),
      SHARE_DESIGN: shareDesign(),
      INLINE_SCRIPTS: inlineScripts(),
      // The browser's bundle is complete before Gatsby compiles what renders pages.
      BROWSER_SCRIPTS: stage === "build-html" ? browserScripts() : null,
    };
    const texts = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
    config.plugins.push(plugins.define(Object.fromEntries(texts)));
  }
  actions.replaceWebpackConfig(config);
};

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based; after the minifier's stage, 400. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** The part of Gatsby's runtime that ours takes the place of. */
const PREFETCH = path.join(".cache", "prefetch.js");

/**
 * Changes the configuration of the browser's bundle.
 *
 * @throws Error if it lacks what is changed
 */
function adaptBrowserBundle(config: WebpackConfig): void {
  const groups = config.optimization?.splitChunks?.cacheGroups ?? {};
  mustHave(groups.styles, "group of chunks called styles");
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
  mustHave(config.optimization?.runtimeChunk, "chunk of webpack's runtime");
  config.optimization = { ...config.optimization, runtimeChunk: false };
  config.devtool = false;
  config.plugins.push(noteBundle);
}

let bundle: Stats | undefined;

/** Remembers the browser's bundle for the pages, which are rendered after it. */
const noteBundle = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("note the bundle", (stats) => {
      bundle = stats;
    });
  },
};

/** While developing, such as `Hero-title`: a unit's name stands once in src/ (a test sees to that). */
const readableName: ClassNamer = ({ resourcePath }, _pattern, name) =>
  `${path.basename(resourcePath, ".module.css")}-${name}`;

/**
 * In builds, such as `b73`: the number of the module among all modules, with a letter first, and that of
 * the class among those of its module, in the order in which the module mentions them.
 *
 * @param folder where all modules are
 */
export function shortNames(folder: string): ClassNamer {
  const modules = filesBelow(folder).filter((file) => file.endsWith(".module.css"));
  const classes = new Map<string, string[]>();
  return ({ resourcePath }, _pattern, name) => {
    const number = modules.indexOf(path.relative(folder, resourcePath).replaceAll(path.sep, "/"));
    const names = classes.get(resourcePath) ?? [];
    if (!names.includes(name)) classes.set(resourcePath, [...names, name]);
    // From "b0" on: blockers of advertising hide what is named like an "ad".
    return `${(396 + number).toString(36)}${[...names, name].indexOf(name)}`;
  };
}

/** For both bundles, which must name a class alike. */
const numbered = shortNames(path.resolve("src"));

function nameClasses(config: WebpackConfig, namer: ClassNamer): void {
  const loaders = config.module.rules
    .flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
    .flatMap(({ use = [] }) => use)
    .flatMap(({ options }) => options?.modules ?? [])
    .filter(({ localIdentName }) => localIdentName !== undefined);
  mustHave(loaders[0], "loader that names classes");
  for (const modules of loaders) modules.getLocalIdent = namer;
}

function ignoreOrderOfStyles({ plugins }: WebpackConfig): void {
  const plugin = plugins.find((one) => one.constructor.name === "MiniCssExtractPlugin");
  mustHave(plugin && "options" in plugin, "MiniCssExtractPlugin");
  Object.assign((plugin as { options: object }).options, { ignoreOrder: true });
}

/**
 * The scripts of the browser's bundle, each with the hash of its file.
 *
 * @throws Error if the bundle has none
 */
function browserScripts(): BrowserScripts {
  const files = bundle?.compilation.entrypoints.get("app")?.getFiles() ?? [];
  const scripts = files.filter((name) => name.endsWith(".js"));
  mustHave(scripts[0], "script of the entry app");
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
