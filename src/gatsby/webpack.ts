import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { trustBuildKey } from "../between-builds/webpack-cache";
import { themeColors } from "../discovery/tokens";
import { gtagIdOf } from "../host/settings";
import { adaptWebpack, type WebpackConfig } from "../speed/webpack";
import { collectGarbage } from "./collect-garbage";
import { contentMistakesInBrowser } from "./content-in-development";

/**
 * How cssnano writes styles (https://cssnano.github.io/cssnano/docs/config-file/), for what is sent
 * rather than for the number of characters: a rule split to share one declaration with another
 * compresses worse than the declaration written twice, and declarations in the order of the box, from
 * its place to its text, repeat longer runs than in that of the alphabet. 80 bytes of a page.
 */
const MINIFIED_STYLES = [
  "default",
  { mergeRules: false, cssDeclarationSorter: { order: "concentric-css" } },
];

/** Gatsby's webpack configuration, made for fast pages, and for the content's mistakes while developing. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  getConfig,
  actions,
  plugins,
  stage,
}) => {
  // A third of what the content and the schema have left is garbage; the bundles follow.
  if (stage === "build-javascript") collectGarbage();
  const config: WebpackConfig = getConfig();
  adaptWebpack(config, stage);
  if (stage === "build-javascript" && gtagIdOf(process.env) === undefined) leaveGtagOut(config);
  if (stage === "build-javascript") {
    // Nothing else runs meanwhile; by default Gatsby leaves a core to itself.
    const scripts = plugins.minifyJs({ parallel: availableParallelism() });
    const styles = plugins.minifyCss({ minimizerOptions: { preset: MINIFIED_STYLES } });
    config.optimization = { ...config.optimization, minimizer: [scripts, styles] };
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
