/** @jest-environment node */
import { contentMistakesInBrowser } from "../../src/build/content-in-development";
import { onCreateWebpackConfig } from "../../src/build/webpack";

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** The configuration that the hook makes of Gatsby's own. */
function configured(stage: string) {
  const css = new MiniCssExtractPlugin();
  const config = {
    plugins: [css, {}] as object[],
    optimization: { splitChunks: { cacheGroups: { styles: {}, framework: {} } } },
  };
  const replaceWebpackConfig = jest.fn();
  const args = { getConfig: () => config, actions: { replaceWebpackConfig }, stage };
  type Hook = NonNullable<typeof onCreateWebpackConfig>;
  onCreateWebpackConfig?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return { ...config, css };
}

it("gives each page of a build the CSS of its own sections, in any order", () => {
  const { css, plugins, optimization } = configured("build-javascript");
  expect(css.options.ignoreOrder).toBe(true);
  expect(optimization.splitChunks.cacheGroups).toEqual({ framework: {} });
  expect(plugins).toHaveLength(2);
});

it("shows mistakes of the content in the browser while developing, and there only", () => {
  expect(configured("develop").plugins).toContain(contentMistakesInBrowser);
  for (const stage of ["develop-html", "build-html", "build-javascript"]) {
    expect(configured(stage).plugins).not.toContain(contentMistakesInBrowser);
  }
});
