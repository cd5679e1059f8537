import { availableParallelism } from "node:os";
import path from "node:path";
import { trustBuildKey } from "../../src/between-builds/webpack-cache";
import { themeColors } from "../../src/discovery/tokens";
import * as garbage from "../../src/gatsby/collect-garbage";
import { contentMistakesInBrowser } from "../../src/gatsby/content-in-development";
import { onCreateWebpackConfig } from "../../src/gatsby/webpack";
import * as speed from "../../src/speed/webpack";

let collect: jest.SpyInstance;

beforeEach(() => {
  collect = jest.spyOn(garbage, "collectGarbage").mockImplementation(() => {});
});

/** A stage's configuration after the hook. */
function configured(stage: string) {
  const adapt = jest.spyOn(speed, "adaptWebpack").mockImplementation(() => {});
  const config: {
    plugins: object[];
    resolve?: { alias?: object };
    optimization?: { minimizer?: object[] };
  } = { plugins: [] };
  const replaceWebpackConfig = jest.fn();
  const args = {
    getConfig: () => config,
    actions: { replaceWebpackConfig },
    plugins: {
      define: (values: object) => ({ values }),
      minifyJs: (options: object) => ({ script: options }),
      minifyCss: (options: object) => ({ style: options }),
    },
    stage,
  };
  type Hook = NonNullable<typeof onCreateWebpackConfig>;
  onCreateWebpackConfig?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  expect(adapt).toHaveBeenCalledWith(config, stage);
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return config;
}

const pluginsIn = (stage: string) => configured(stage).plugins;

it("shows mistakes of the content in the browser while developing, and there only", () => {
  expect(pluginsIn("develop")).toEqual([contentMistakesInBrowser]);
  for (const stage of ["develop-html", "build-html", "build-javascript"]) {
    expect(pluginsIn(stage)).not.toContain(contentMistakesInBrowser);
  }
});

it("collects garbage before the first bundle of a build, and at no other time", () => {
  collect.mockClear();
  for (const stage of ["develop", "develop-html", "build-html"]) configured(stage);
  expect(collect).not.toHaveBeenCalled();
  configured("build-javascript");
  expect(collect).toHaveBeenCalledTimes(1);
});

it("leaves Google's tag in where one is configured", () => {
  const tag = path.resolve("src/analytics/google-tag.ts");
  const aliases = () => configured("build-javascript").resolve?.alias;
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_GTAG_ID: "G-1" });
  expect(aliases()).toBeUndefined();
  jest.restoreAllMocks();
  expect(aliases()).toEqual({ [tag]: false });
});

it("tells the pages the theme's colours while they are rendered, and the browser never", () => {
  const colours = { values: { THEME_COLORS: JSON.stringify(themeColors()) } };
  for (const stage of ["build-html", "develop-html"]) {
    expect(pluginsIn(stage)).toContainEqual(colours);
  }
  expect(pluginsIn("build-javascript")).not.toContainEqual(colours);
});

it("decides by the build's key whether a build may take webpack's cache over", () => {
  for (const stage of ["build-html", "build-javascript"]) {
    expect(pluginsIn(stage)).toContain(trustBuildKey);
  }
  // The development server has no such key.
  expect(pluginsIn("develop")).not.toContain(trustBuildKey);
});

it("makes scripts small on all cores, and styles for what is sent of them", () => {
  const [scripts, styles] = configured("build-javascript").optimization?.minimizer ?? [];
  expect(scripts).toEqual({ script: { parallel: availableParallelism() } });
  expect(styles).toMatchObject({
    style: { minimizerOptions: { preset: ["default", { mergeRules: false }] } },
  });
});
