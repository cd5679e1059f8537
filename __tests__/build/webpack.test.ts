/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentMistakesInBrowser } from "../../src/build/content-in-development";
import { onCreateWebpackConfig } from "../../src/build/webpack";

const HERE = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "paralane-webpack-"));

beforeAll(() => {
  mkdirSync(path.join(folder, "public"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

function writeBundleFiles(names: string): void {
  writeFileSync(path.join(folder, "public", "webpack.stats.json"), names);
}
beforeEach(() => writeBundleFiles("{}"));

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** The configuration that the hook makes of Gatsby's own. */
function configured(stage: string) {
  const css = new MiniCssExtractPlugin();
  const config = {
    plugins: [css, {}] as object[],
    output: { publicPath: "/", filename: "[name].js", hashSalt: undefined as string | undefined },
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

it("lets the browser's chunks be loaded through a Trusted Types policy", () => {
  expect(configured("build-javascript")).toMatchObject({
    output: { publicPath: "/", trustedTypes: { policyName: "webpack" } },
  });
  expect(configured("build-html").output).not.toHaveProperty("trustedTypes");
});

it("shows mistakes of the content in the browser while developing, and there only", () => {
  expect(configured("develop").plugins).toContain(contentMistakesInBrowser);
  for (const stage of ["develop-html", "build-html", "build-javascript"]) {
    expect(configured(stage).plugins).not.toContain(contentMistakesInBrowser);
  }
});

it("renders every page anew when a file of the browser's bundle has changed, such as its CSS", () => {
  const salt = () => configured("build-html").output.hashSalt;
  writeBundleFiles('{"app":"app.111.css"}');
  const before = salt();
  expect(salt()).toBe(before);
  writeBundleFiles('{"app":"app.222.css"}');
  expect(salt()).not.toBe(before);
  expect(configured("build-html").output.filename).toBe("[name].js");
});
