import type { GatsbyNode } from "gatsby";
import { adaptWebpack, type WebpackConfig } from "../speed/webpack";
import { contentMistakesInBrowser } from "./content-in-development";

/** Gatsby's webpack configuration, made for fast pages, and for the content's mistakes while developing. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  adaptWebpack(config, stage);
  if (stage === "develop") config.plugins.push(contentMistakesInBrowser);
  actions.replaceWebpackConfig(config);
};
