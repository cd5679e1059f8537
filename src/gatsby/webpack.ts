import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustBuildKey } from "../between-builds/webpack-cache";
import { themeColors } from "../discovery/tokens";
import { gtagIdOf } from "../host/settings";
import { adaptWebpack, type WebpackConfig } from "../speed/webpack";
import { contentMistakesInBrowser } from "./content-in-development";

/** Gatsby's webpack configuration, made for fast pages, and for the content's mistakes while developing. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  plugins,
  stage,
}) => {
  const config: WebpackConfig = getConfig();
  adaptWebpack(config, stage);
  if (stage === "build-javascript" && gtagIdOf(process.env) === undefined) leaveGtagOut(config);
  if (stage === "build-javascript") {
    // Nothing else runs meanwhile; by default Gatsby leaves a core to itself.
    const minimizer = [plugins.minifyJs({ parallel: availableParallelism() }), plugins.minifyCss()];
    config.optimization = { ...config.optimization, minimizer };
  }
  if (stage.startsWith("build-")) config.plugins.push(trustBuildKey);
  if (stage === "develop") config.plugins.push(contentMistakesInBrowser);
  // Known before pages are rendered: Gatsby warns of a file that is read meanwhile.
  if (stage === "build-html" || stage === "develop-html") {
    config.plugins.push(plugins.define({ THEME_COLORS: JSON.stringify(themeColors()) }));
  }
  actions.replaceWebpackConfig(config);
};

/** Where no tracking id is configured no visitor gets any of Google's tag. */
function leaveGtagOut(config: WebpackConfig): void {
  const alias = {
    ...config.resolve?.alias,
    [path.resolve("src/analytics/google-tag.ts")]: false as const,
  };
  config.resolve = { ...config.resolve, alias };
}
