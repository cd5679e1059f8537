import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onCreateWebpackConfig, shortNames } from "../../src/gatsby/webpack";
import { newFolder } from "../support/new-folder";

const HERE = process.cwd();
const folder = newFolder();

beforeAll(() => {
  mkdirSync(path.join(folder, ".cache"));
  writeFileSync(path.join(folder, ".cache", "prefetch.js"), "");
  process.chdir(folder);
});
afterAll(() => process.chdir(HERE));

function gatsbyConfig() {
  const modules: { localIdentName?: string } = { localIdentName: "[local]--[hash]" };
  const cacheGroups: Record<string, object> = { styles: {}, framework: {} };
  const entry: Record<string, unknown> = { app: "app.js" };
  return {
    cache: { type: "filesystem" } as unknown,
    entry,
    plugins: [] as object[],
    module: { rules: [{}, { oneOf: [{ use: [{}, { options: { modules } }] }, {}] }] },
    optimization: {
      runtimeChunk: { name: "webpack-runtime" } as object | false,
      splitChunks: { cacheGroups },
    },
    modules,
    cacheGroups,
  };
}

function configured(stage: string, config = gatsbyConfig()) {
  const actions = { replaceWebpackConfig: () => {} };
  const args = { getConfig: () => config, actions, plugins: { banner: () => ({}) }, stage };
  type Hook = NonNullable<typeof onCreateWebpackConfig>;
  onCreateWebpackConfig?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  return config;
}

describe("a build stops if a part of Gatsby's setup that we change is missing", () => {
  type Config = ReturnType<typeof gatsbyConfig>;
  it.each<[string, (config: Config) => void]>([
    ["chunk group called styles", ({ cacheGroups }) => delete cacheGroups.styles],
    ["entry called app", ({ entry }) => delete entry.app],
    ["runtime chunk", (config) => (config.optimization.runtimeChunk = false)],
    ["loader with local class names", ({ modules }) => delete modules.localIdentName],
    ["file .cache/prefetch.js", () => rmSync(".cache/prefetch.js")],
  ])("%s", (name, change) => {
    const config = gatsbyConfig();
    expect(() => configured("build-javascript", gatsbyConfig())).not.toThrow();
    change(config);
    expect(() => configured("build-javascript", config)).toThrow(
      `Gatsby's webpack configuration has no ${name}, which src/gatsby/webpack.ts changes`,
    );
  });
});

it("each CSS module class has a unique name, regardless of the order in which webpack visits the modules", () => {
  const files = readdirSync(path.join(HERE, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(HERE, "src", file));
  const namesOf = (order: string[]) => {
    const namer = shortNames(path.join(HERE, "src"));
    return order.flatMap((file) =>
      ["title", "text", "list"].map((name) => namer({ resourcePath: file }, "", name)),
    );
  };
  const names = namesOf(files);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(namesOf(files.toReversed()))).toEqual(new Set(names));
});
