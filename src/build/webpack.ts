import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { contentMistakesInBrowser } from "./content-in-development";
import { CHUNK_POLICY } from "./security-headers";

/** The part of Gatsby's webpack configuration that is changed here. */
interface WebpackConfig {
  plugins: { constructor: { name: string } }[];
  output?: { hashSalt?: string; trustedTypes?: { policyName: string } };
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/** The part of mini-css-extract-plugin that is changed here. */
interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
}

/** Gatsby's list of the files that make up the browser's bundle, named by their content. */
const BUNDLE_FILES = path.join("public", "webpack.stats.json");

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
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  for (const plugin of config.plugins) {
    if (isCssExtractPlugin(plugin)) plugin.options.ignoreOrder = true;
  }
  if (stage === "build-javascript") {
    delete config.optimization?.splitChunks?.cacheGroups?.styles;
    // The browser refuses a chunk's address that is a plain string (security-headers.ts).
    config.output = { ...config.output, trustedTypes: { policyName: CHUNK_POLICY } };
  }
  if (stage === "build-html") {
    config.output = { ...config.output, hashSalt: readFileSync(BUNDLE_FILES, "utf8") };
  }
  if (stage === "develop") config.plugins.push(contentMistakesInBrowser);
  actions.replaceWebpackConfig(config);
};

function isCssExtractPlugin(plugin: object): plugin is CssExtractPlugin {
  return plugin.constructor.name === "MiniCssExtractPlugin";
}
