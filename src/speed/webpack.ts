import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentMistakesInBrowser } from "../gatsby/content-in-development";
import { CHUNK_POLICY } from "../host/security-headers";
import { readGtagId } from "../host/settings";
import { BUNDLE_FILES } from "./bundle-files";

/** The part of Gatsby's webpack configuration that is changed here. */
interface WebpackConfig {
  entry?: Record<string, unknown>;
  plugins: { constructor: { name: string } }[];
  module: { rules: { oneOf?: { use?: { options?: LoaderOptions }[] }[] }[] };
  output?: { hashSalt?: string; trustedTypes?: { policyName: string } };
  resolve?: { alias?: Record<string, string | false> };
  optimization?: {
    splitChunks?: { cacheGroups?: Record<string, unknown> };
    minimizer?: object[];
  };
}

interface LoaderOptions {
  modules?: { localIdentName?: string; getLocalIdent?: typeof classNameOf };
}

/** The part of terser-webpack-plugin that is changed here. */
interface TerserPlugin {
  options: { minimizer: { options: Record<string, unknown> } };
}

/** The part of mini-css-extract-plugin that is changed here. */
interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
}

/**
 * What Gatsby sends to every visitor and this site never runs: its `Script` component with the
 * library for scripts in a worker, the registration of a service worker, and what the build alone
 * needs for the document's head (layout/Head.tsx). So is Google's tag where none is configured.
 */
const UNUSED_IN_BROWSER = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  path.resolve(".cache/register-service-worker.js"),
  "react-helmet",
];

/**
 * Parts of Gatsby that our own take the place of, since they end a page, or do nothing under our
 * policy; each of ours says why. Gatsby's are copied into `.cache/`.
 */
const REPLACED_IN_BROWSER = {
  "find-path.js": "find-path.ts",
  "prefetch.js": "prefetch.ts",
};

/** Our entries of the browser's bundle, in which Gatsby's own is imported as "gatsby-app". */
const ENTRIES = {
  app: path.resolve("src/speed/start-app.ts"),
  /** The small script that starts all others, for gatsby-ssr.tsx: complete without webpack's runtime. */
  start: { import: path.resolve("src/speed/start-runtime.ts"), runtime: false },
};

/** Adapts Gatsby's webpack configuration: small pages, under a strict security policy. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  shortenClassNames(config);
  splitStyles(config, stage);
  if (stage === "build-javascript") {
    shrinkScripts(config);
    setEntries(config);
    // The browser refuses a chunk's address that is a plain string (security-headers.ts).
    config.output = { ...config.output, trustedTypes: { policyName: CHUNK_POLICY } };
  }
  if (stage === "develop") config.plugins.push(contentMistakesInBrowser);
  actions.replaceWebpackConfig(config);
};

/**
 * Gives each page the CSS of its own sections: Gatsby would put the CSS of all pages into one file
 * and write all of it into the head of each.
 *
 * The modules may then stand in any order. Their class names are their own, and what they all rest
 * on is in a layer (styles/global.css), so the order decides nothing and its warning is noise.
 *
 * The hash by which Gatsby knows whether a page of an earlier build can stay is salted with the
 * files of the browser's bundle: Gatsby renders without the CSS, and so would keep a page whose
 * inlined CSS is that of an earlier build.
 */
function splitStyles(config: WebpackConfig, stage: string): void {
  for (const plugin of config.plugins) {
    if (isCssExtractPlugin(plugin)) plugin.options.ignoreOrder = true;
  }
  if (stage === "build-javascript") delete config.optimization?.splitChunks?.cacheGroups?.styles;
  if (stage === "build-html") {
    config.output = { ...config.output, hashSalt: readFileSync(BUNDLE_FILES, "utf8") };
  }
}

function setEntries(config: WebpackConfig): void {
  const alias = {
    ...config.resolve?.alias,
    ...ownParts(),
    "gatsby-app": String(config.entry?.app),
  };
  config.resolve = { ...config.resolve, alias };
  config.entry = { ...config.entry, ...ENTRIES };
}

/** @throws if Gatsby has no such part any more, which would leave ours out in silence. */
function ownParts(): Record<string, string> {
  const ours = (name: string) => path.resolve("src", "resilience", name);
  const parts = Object.entries(REPLACED_IN_BROWSER).map(([part, name]) => {
    const replaced = path.resolve(".cache", part);
    if (!existsSync(replaced)) throw new Error(`Gatsby has no ${part} that ${name} could replace.`);
    return [replaced, ours(name)];
  });
  return {
    ...Object.fromEntries(parts),
    "gatsby-react-router-scroll$": ours("scroll-context.tsx"),
  };
}

function shrinkScripts(config: WebpackConfig): void {
  const unused = [
    ...UNUSED_IN_BROWSER,
    ...(readGtagId(process.env) ? [] : [path.resolve("src/analytics/google-tag.ts")]),
  ].map((module) => [module, false as const]);
  config.resolve = {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      ...Object.fromEntries(unused),
      "prop-types$": path.resolve("src/speed/prop-types.ts"),
    },
  };
  for (const minimizer of config.optimization?.minimizer ?? []) {
    // Gatsby asks for the syntax of 2009.
    if (isTerserPlugin(minimizer)) minimizer.options.minimizer.options = { ecma: 2020 };
  }
}

/** Names classes by their unit, see classNameOf. */
function shortenClassNames(config: WebpackConfig): void {
  const loaders = config.module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use = [] }) => use);
  for (const { options } of loaders) {
    if (options?.modules?.localIdentName) options.modules.getLocalIdent = classNameOf;
  }
}

function isCssExtractPlugin(plugin: object): plugin is CssExtractPlugin {
  return plugin.constructor.name === "MiniCssExtractPlugin";
}

function isTerserPlugin(plugin: object): plugin is TerserPlugin {
  return plugin.constructor.name === "TerserPlugin";
}

/**
 * The name of a CSS module's class in the page, such as `Hero-title`. Each unit's name stands once
 * (a test sees to that), so it needs none of the hash that Gatsby adds, which hardly compresses and
 * stands in every page's HTML, CSS and script.
 */
function classNameOf(module: { resourcePath: string }, _pattern: string, name: string): string {
  return `${path.basename(module.resourcePath, ".module.css")}-${name}`;
}
