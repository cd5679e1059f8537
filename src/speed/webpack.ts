import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { CHUNK_POLICY } from "./chunk-policy";
import { type ClassNamer, readableName, shortNames } from "./class-names";
import { tokensInPlace } from "./tokens-in-place";

/** The part of Gatsby's webpack configuration that is changed here. */
export interface WebpackConfig {
  devtool?: string | false;
  entry?: Record<string, unknown>;
  plugins: object[];
  module: { rules: (Rule & { oneOf?: Rule[] })[] };
  output?: { trustedTypes?: { policyName: string }; hashDigestLength?: number };
  resolve?: { alias?: Record<string, string | false> };
  optimization?: {
    minimizer?: object[];
    runtimeChunk?: object | false;
    splitChunks?: { cacheGroups?: Record<string, unknown> };
  };
}

interface Rule {
  use?: { options?: LoaderOptions }[];
}

interface LoaderOptions {
  /** How url-loader and file-loader call the files that they put into `/static/`. */
  name?: string;
  modules?: { localIdentName?: string; getLocalIdent?: ClassNamer };
  importLoaders?: number;
  postcssOptions?: (context: unknown) => { plugins: unknown[] };
}

/** The part of mini-css-extract-plugin that is changed here. */
interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
}

/**
 * What Gatsby sends to every visitor and this site never runs: its `Script` component with the
 * library for scripts in a worker, the registration of a service worker, and what the build alone
 * needs for the document's head (layout/Head.tsx). Together 7.1 KB of every first visit (brotli).
 */
const UNUSED_IN_BROWSER = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  "./.cache/register-service-worker.js",
  "react-helmet",
];

/**
 * Parts of Gatsby that our own take the place of, since they end a page, or do nothing under our
 * policy; each of ours says why. Gatsby's are copied into `.cache/`.
 */
const REPLACED_IN_BROWSER = {
  "ensure-resources.js": "ensure-resources.tsx",
  "find-path.js": "find-path.ts",
  "prefetch.js": "prefetch.ts",
};

/** The package of Gatsby's scroll handler, which its runtime takes from there (resilience/scroll-context.tsx). */
const SCROLLING = "gatsby-react-router-scroll";

/**
 * How many hexadecimal digits of a file's hash stand in its name. Hashes don't compress, and a page
 * names a dozen of them: 70 to 90 bytes of each page less than with webpack's 20 and url-loader's 32.
 * One file in four billion would be called like the one before it.
 */
export const HASH_DIGITS = 8;

/** The first line of a script that is compiled ahead. */
export const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** Our entries of the browser's bundle, in which Gatsby's own is imported as "gatsby-app". */
const ENTRIES = {
  app: path.resolve("src/speed/start-app.ts"),
  /** The small script that starts all others, for gatsby-ssr.tsx: complete without webpack's runtime. */
  start: { import: path.resolve("src/speed/start-when-idle.ts"), runtime: false },
};

/**
 * Adapts Gatsby's webpack configuration: small pages, under a strict security policy.
 *
 * @param config Gatsby's own, which is changed
 * @param stage Gatsby's name of what is built: "develop", "build-javascript" …
 * @throws Error if the configuration lacks what is changed here: a change that does nothing any more
 *   would go unnoticed, and every visitor would pay for it.
 */
export function adaptWebpack(config: WebpackConfig, stage: string): void {
  nameClasses(config, stage.startsWith("build-") ? shortNames(path.resolve("src")) : readableName);
  splitStyles(config, stage);
  if (stage.startsWith("build-")) shortenHashes(config);
  if (stage === "build-javascript") {
    placeTokens(config);
    leaveOut(config);
    setEntries(config);
    // The browser refuses a chunk's address that is a plain string (security-headers.ts).
    config.output = { ...config.output, trustedTypes: { policyName: CHUNK_POLICY } };
    // Without a line in each script that names its map, which isn't published (netlify-adapter.ts).
    config.devtool = "hidden-source-map";
    config.plugins.push(compileAhead);
    // First, since Gatsby writes the hash into the pages as soon as the bundle is done.
    config.plugins.unshift(hashByFiles);
  }
}

/**
 * Gives each page the CSS of its own sections: Gatsby would put the CSS of all pages into one file
 * and write all of it into the head of each. A first visit is 3.1 to 5.1 KB less (brotli, pictures
 * apart, of 132 to 142 KB).
 *
 * The modules may then stand in any order. Their class names are their own, and what they all rest
 * on is in a layer (styles/global.css), so the order decides nothing and its warning is noise.
 */
function splitStyles(config: WebpackConfig, stage: string): void {
  const plugin = config.plugins.find(isCssExtractPlugin);
  if (plugin) plugin.options.ignoreOrder = true;
  if (stage === "build-javascript") {
    const groups = config.optimization?.splitChunks?.cacheGroups ?? {};
    mustHave(plugin, "MiniCssExtractPlugin");
    mustHave(groups.styles, "group of chunks called styles");
    delete groups.styles;
  }
}

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap(name: string, run: (stats: Stats) => void): void } };
}

interface CompilerWithParts {
  webpack: {
    BannerPlugin: new (options: object) => { apply(compiler: CompilerWithParts): void };
    Compilation: { PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
  };
}

interface Stats {
  compilation: { hash?: string; getAssets(): readonly { name: string }[] };
}

/**
 * The hash by which Gatsby tells an open page that the site has changed: of the names of all files,
 * which hold hashes of their content. webpack's own also counts what its cache has spared it, so that
 * a build with a cache and one without would not be the same.
 */
export const hashByFiles = {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap("hash by files", ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      const hash = createHash("sha256").update(names.sort().join("\n"));
      compilation.hash = hash.digest("hex").slice(0, HASH_DIGITS);
    });
  },
};

/**
 * Has Chromium (136 and newer) compile all functions of a script as it arrives, on another thread, and
 * not each when it is first called, in the page's own: there 50 to 75 ms of work are left after the
 * first paint, of 90 to 120. To other engines it is a comment. Not in the small script that starts all
 * others, which every page carries.
 *
 * See https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const compileAhead = {
  apply(compiler: CompilerWithParts): void {
    const { BannerPlugin, Compilation } = compiler.webpack;
    const options = {
      banner: COMPILE_HINT,
      raw: true,
      test: /\.js$/,
      exclude: /^start-/,
      // After the minifier, which takes comments out, and before a file's map is made and its hash.
      stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
    };
    new BannerPlugin(options).apply(compiler);
  },
};

/** In both bundles alike: the pages name fonts that the browser's bundle puts out. */
function shortenHashes(config: WebpackConfig): void {
  config.output = { ...config.output, hashDigestLength: HASH_DIGITS };
  const named = optionsOfLoaders(config).filter(({ name = "" }) => name.includes("[hash]"));
  mustHave(named[0], "loader that names files by a [hash]");
  for (const options of named) {
    options.name = String(options.name).replace("[hash]", `[hash:${HASH_DIGITS}]`);
  }
}

function setEntries(config: WebpackConfig): void {
  mustHave(config.entry?.app, "entry called app");
  const alias = {
    ...config.resolve?.alias,
    ...ownParts(),
    "gatsby-app": String(config.entry?.app),
  };
  config.resolve = { ...config.resolve, alias };
  config.entry = { ...config.entry, ...ENTRIES };
  // Not in a file of its own: a request of every first visit, and 60 bytes of every page that names it.
  // It holds the names of all chunks, so that a deploy which changes one is a new file of 20 KB, not 2.
  mustHave(config.optimization?.runtimeChunk, "runtimeChunk");
  config.optimization = { ...config.optimization, runtimeChunk: false };
}

function leaveOut(config: WebpackConfig): void {
  const site = createRequire(path.resolve("package.json"));
  const unused = UNUSED_IN_BROWSER.map((module) => {
    const file = module.startsWith("./") ? path.resolve(module) : undefined;
    if (file) mustHave(existsSync(file) || undefined, `file ${module}`);
    // Throws for a package that is no longer there.
    else site.resolve(module);
    return [file ?? module, false as const];
  });
  const alias = {
    ...config.resolve?.alias,
    ...Object.fromEntries(unused),
    "prop-types$": path.resolve("src/speed/prop-types.ts"),
  };
  config.resolve = { ...config.resolve, alias };
}

/** @throws if Gatsby has no such part any more, which would leave ours out in silence. */
function ownParts(): Record<string, string> {
  const ours = (name: string) => path.resolve("src", "resilience", name);
  const parts = Object.entries(REPLACED_IN_BROWSER).map(([part, name]) => {
    const replaced = path.resolve(".cache", part);
    mustHave(existsSync(replaced) || undefined, `file .cache/${part}`);
    return [replaced, ours(name)];
  });
  const runtime = readFileSync(path.resolve(".cache", "production-app.js"), "utf8");
  mustHave(runtime.includes(`from "${SCROLLING}"`) || undefined, `import of ${SCROLLING}`);
  return { ...Object.fromEntries(parts), [`${SCROLLING}$`]: ours("scroll-context.tsx") };
}

function optionsOfLoaders(config: WebpackConfig): LoaderOptions[] {
  return config.module.rules
    .flatMap((rule) => [rule, ...(rule.oneOf ?? [])])
    .flatMap(({ use = [] }) => use)
    .flatMap(({ options }) => options ?? []);
}

function placeTokens(config: WebpackConfig): void {
  const loaders = new Set(optionsOfLoaders(config).filter((options) => options.postcssOptions));
  const plugin = tokensInPlace(path.resolve("src/styles/tokens.css"));
  mustHave([...loaders][0], "loader of PostCSS");
  for (const loader of loaders) {
    const { postcssOptions } = loader;
    if (!postcssOptions) continue;
    loader.postcssOptions = (context) => {
      const options = postcssOptions(context);
      return { ...options, plugins: [...options.plugins, plugin] };
    };
  }
  // A sheet that another one composes from would come past PostCSS.
  for (const loader of loadersOfModules(config)) loader.importLoaders = 1;
}

function nameClasses(config: WebpackConfig, namer: ClassNamer): void {
  const loaders = loadersOfModules(config);
  mustHave(loaders[0], "loader that names classes");
  for (const { modules } of loaders) {
    if (modules) modules.getLocalIdent = namer;
  }
}

function loadersOfModules(config: WebpackConfig): LoaderOptions[] {
  return optionsOfLoaders(config).filter(({ modules }) => modules?.localIdentName !== undefined);
}

/** @throws Error if the part isn't there. */
function mustHave(part: unknown, name: string): void {
  if (part !== undefined) return;
  throw new Error(
    `Gatsby's webpack configuration has no ${name}, which src/speed/webpack.ts changes`,
  );
}

function isCssExtractPlugin(plugin: object): plugin is CssExtractPlugin {
  return plugin.constructor.name === "MiniCssExtractPlugin";
}
