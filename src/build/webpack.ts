import type { GatsbyNode } from "gatsby";

/** The part of mini-css-extract-plugin that is changed here. */
interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
}

/**
 * Lets the CSS modules stand in any order: their class names are their own, and what they all rest
 * on is in a layer (styles/global.css), so the order decides nothing and its warning is noise.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
}) => {
  const config: { plugins: { constructor: { name: string } }[] } = getConfig();
  for (const plugin of config.plugins) {
    if (isCssExtractPlugin(plugin)) plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
};

function isCssExtractPlugin(plugin: object): plugin is CssExtractPlugin {
  return plugin.constructor.name === "MiniCssExtractPlugin";
}
