import type { GatsbyNode } from "gatsby";
import { contentMistakesInBrowser } from "./content-in-development";

/** The part of Gatsby's webpack configuration that is changed here. */
interface WebpackConfig {
  plugins: { constructor: { name: string } }[];
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } };
}

/** The part of mini-css-extract-plugin that is changed here. */
interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
}

/**
 * Gives each page the CSS of its own sections: Gatsby would put the CSS of all pages into one file
 * and write all of it into the head of each.
 *
 * The modules may then stand in any order. Their class names are their own, and what they all rest
 * on is in a layer (styles/global.css), so the order decides nothing and its warning is noise.
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
  if (stage === "build-javascript") delete config.optimization?.splitChunks?.cacheGroups?.styles;
  if (stage === "develop") config.plugins.push(contentMistakesInBrowser);
  actions.replaceWebpackConfig(config);
};

function isCssExtractPlugin(plugin: object): plugin is CssExtractPlugin {
  return plugin.constructor.name === "MiniCssExtractPlugin";
}
