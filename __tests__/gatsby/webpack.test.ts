import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { themeColors } from "../../src/discovery/tokens";
import { contentMistakesInBrowser } from "../../src/gatsby/content-in-development";
import { noteBundle, onCreateWebpackConfig, shortNames } from "../../src/gatsby/webpack";

const HERE = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "paralane-webpack-"));

beforeAll(() => {
  for (const name of [".cache", "public"]) mkdirSync(path.join(folder, name));
  for (const name of ["src", "node_modules"]) {
    symlinkSync(path.join(HERE, name), path.join(folder, name), "junction");
  }
  writeFileSync(path.join(folder, ".cache", "prefetch.js"), "");
  process.chdir(folder);
});
beforeEach(() => bundle(["app.js"]));
afterAll(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** A configuration like Gatsby's. */
function gatsbys() {
  const css = new MiniCssExtractPlugin();
  const modules: { localIdentName?: string; getLocalIdent?: (...args: unknown[]) => string } = {
    localIdentName: "[local]--[hash]",
  };
  const others = {};
  const cacheGroups: Record<string, object> = { styles: {}, framework: {} };
  const entry: Record<string, unknown> = { app: "app.js" };
  return {
    cache: { type: "filesystem" } as unknown,
    devtool: "source-map" as string | false,
    entry,
    plugins: [css, {}] as object[],
    output: { publicPath: "/" } as { publicPath: string; trustedTypes?: object },
    module: {
      rules: [
        {},
        {
          oneOf: [
            { use: [{}, { options: { modules } }] },
            // Another loader's options of that name.
            { use: [{ options: { modules: others } }, { options: {} }] },
            {},
          ],
        },
      ],
    },
    resolve: { alias: { gatsby: "here" } as Record<string, unknown> },
    optimization: {
      runtimeChunk: { name: "webpack-runtime" } as object | false,
      splitChunks: { cacheGroups },
    },
    css,
    modules,
    others,
    cacheGroups,
  };
}

/** What the hook makes of a stage's configuration. */
function configured(stage: string, config = gatsbys()) {
  const replaceWebpackConfig = jest.fn();
  const args = {
    getConfig: () => config,
    actions: { replaceWebpackConfig },
    plugins: {
      define: (values: object) => ({ values }),
      banner: (hint: object) => ({ hint }),
    },
    stage,
  };
  type Hook = NonNullable<typeof onCreateWebpackConfig>;
  onCreateWebpackConfig?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return config;
}

/** Has webpack end with a bundle of these files. */
function bundle(files: string[]): void {
  for (const name of files) writeFileSync(path.join("public", name), `// ${name}`);
  const entrypoints = new Map([["app", { getFiles: () => files }]]);
  const stats = { compilation: { entrypoints } };
  const done = { tap: (_name: string, note: (ended: object) => void) => note(stats) };
  noteBundle.apply({ hooks: { done } } as never);
}

/** The constants that the pages are rendered with. */
function constantsIn(stage: string): Record<string, string> {
  const defined = configured(stage).plugins.find((plugin) => "values" in plugin);
  return defined && "values" in defined ? (defined.values as Record<string, string>) : {};
}

describe("in the browser's bundle", () => {
  it("Gatsby's own entry is started by ours", () => {
    const { entry, resolve } = configured("build-javascript");
    expect(entry).toEqual({ app: path.resolve("src/runtime/start-app.ts") });
    expect(resolve.alias).toEqual({
      gatsby: "here",
      "gatsby-app": "app.js",
      [path.resolve(".cache/prefetch.js")]: path.resolve("src/runtime/prefetch.ts"),
    });
  });
});

it("the development server keeps webpack's cache, and shows mistakes of the content", () => {
  const { cache, plugins, resolve, css } = configured("develop");
  expect(cache).toEqual({ type: "filesystem" });
  expect(plugins).toEqual([css, {}, contentMistakesInBrowser]);
  expect(css.options.ignoreOrder).toBe(true);
  expect(resolve.alias).toEqual({ gatsby: "here" });
});

describe("a configuration that lacks what is to be changed stops the build", () => {
  type Config = ReturnType<typeof gatsbys>;
  it.each<[string, (config: Config) => void]>([
    ["MiniCssExtractPlugin", ({ plugins }) => plugins.splice(0)],
    ["group of chunks called styles", ({ cacheGroups }) => delete cacheGroups.styles],
    ["entry called app", ({ entry }) => delete entry.app],
    ["chunk of webpack's runtime", (config) => (config.optimization.runtimeChunk = false)],
    ["loader that names classes", ({ modules }) => delete modules.localIdentName],
  ])("%s", (name, change) => {
    const config = gatsbys();
    change(config);
    expect(() => configured("build-javascript", config)).toThrow(
      `Gatsby's webpack configuration has no ${name}, which src/gatsby/webpack.ts changes`,
    );
  });
});

it("stops where Gatsby has no such part any more as ours takes the place of", () => {
  rmSync(".cache/prefetch.js");
  expect(() => configured("build-javascript")).toThrow("has no file .cache/prefetch.js");
  writeFileSync(".cache/prefetch.js", "");
});

describe("pages are rendered with", () => {
  it("the theme's colors and the inline scripts", () => {
    const { THEME_COLORS = "", INLINE_SCRIPTS = "" } = constantsIn("develop-html");
    expect(JSON.parse(THEME_COLORS)).toEqual(themeColors());
    const scripts: Record<string, string> = JSON.parse(INLINE_SCRIPTS);
    expect(Object.keys(scripts)).toEqual(["start", "earlySubmit", "gtagPolicy"]);
    for (const text of Object.values(scripts)) {
      // In no wrapper of modules, which every page would carry.
      expect(text).not.toContain("exports");
      expect(() => new Function(text)).not.toThrow();
    }
  });

  it("the hashes of the finished bundle's scripts, in their order", () => {
    bundle(["framework-1.js", "app.css", "app-2.js"]);
    expect(JSON.parse(constantsIn("build-html").BROWSER_SCRIPTS ?? "")).toEqual([
      { src: "/framework-1.js", integrity: "sha256-+M65V8am34Xyizav+jDuOj4OAerY1dRZRNphbjvu+rY=" },
      { src: "/app-2.js", integrity: "sha256-Hu4apXdGTu+wgnMrlz/yWfm3IUvHZOnNZ1Wc9M6lk5g=" },
    ]);
  });
});

describe("the classes of CSS modules", () => {
  const resourcePath = path.join(HERE, "src/sections/Hero/Hero.module.css");

  it("are short in builds, and the same in both bundles", () => {
    const name = (stage: string) =>
      configured(stage).modules.getLocalIdent?.({ resourcePath }, "[name]", "title");
    expect(name("build-javascript")).toMatch(/^[b-z][0-9a-z]\d+$/);
    expect(name("build-html")).toBe(name("build-javascript"));
  });

  it("have each another name, whichever module webpack comes to first", () => {
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
});
