import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  adaptWebpack,
  compileAhead,
  hashByFiles,
  type WebpackConfig,
} from "../../src/speed/webpack";

const HERE = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "paralane-webpack-"));

beforeAll(() => {
  mkdirSync(path.join(folder, ".cache"));
  symlinkSync(path.join(HERE, "node_modules"), path.join(folder, "node_modules"), "junction");
  writeWorker();
  for (const part of ["ensure-resources.js", "find-path.js", "prefetch.js"]) {
    writeFileSync(path.join(folder, ".cache", part), "");
  }
  writeRuntime();
  mkdirSync(path.dirname(path.join(folder, MODULE)), { recursive: true });
  writeFileSync(path.join(folder, MODULE), ".title {}");
  mkdirSync(path.join(folder, "src/styles"));
  writeFileSync(path.join(folder, "src/styles/tokens.css"), ":root {\n  --paper: #fff;\n}");
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(HERE);
  rmSync(folder, { recursive: true });
});

const MODULE = "src/sections/Hero.module.css";
const WORKER = path.join(folder, ".cache", "register-service-worker.js");

function writeWorker(): void {
  writeFileSync(WORKER, "");
}

/** The beginning of Gatsby's runtime. */
function writeRuntime(text = 'import { ScrollContext } from "gatsby-react-router-scroll"'): void {
  writeFileSync(path.join(folder, ".cache", "production-app.js"), text);
}

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
  const ownPlugin = { postcssPlugin: "autoprefixer" };
  const postcss: { postcssOptions?: (context: unknown) => { plugins: unknown[] } } = {
    postcssOptions: () => ({ plugins: [ownPlugin] }),
  };
  const cacheGroups: Record<string, object> = { styles: {}, framework: {} };
  const optimization: WebpackConfig["optimization"] & { splitChunks: object } = {
    runtimeChunk: { name: "webpack-runtime" },
    splitChunks: { cacheGroups },
  };
  const entry: Record<string, unknown> = { app: "app.js" };
  const devtool: string | false = "source-map";
  const output: WebpackConfig["output"] & { publicPath: string } = { publicPath: "/" };
  const fonts = { name: "static/[name]-[hash].[ext]" };
  return {
    devtool,
    entry,
    plugins: [css, {}] as object[],
    output,
    module: {
      rules: [
        {},
        { use: [{ options: fonts }] },
        {
          oneOf: [
            { use: [{}, { options: { modules } }, { options: postcss }] },
            // The same loader's options once more, as Gatsby has them for other files.
            { use: [{ options: postcss }] },
            { use: [{ options: { modules: others } }, { options: {} }] },
            {},
          ],
        },
      ],
    },
    resolve: { alias: { gatsby: "here" } },
    optimization,
    css,
    fonts,
    modules,
    others,
    postcss,
    cacheGroups,
  };
}

/** What the hook makes of it. */
function configured(stage: string) {
  const config = gatsbys();
  adaptWebpack(config, stage);
  return config;
}

it("gives each page of a build the CSS of its own sections, in any order", () => {
  const { css, plugins, optimization } = configured("build-javascript");
  expect(css.options.ignoreOrder).toBe(true);
  expect(optimization.splitChunks.cacheGroups).toEqual({ framework: {} });
  expect(plugins).toContain(css);
});

it("lets the browser's chunks be loaded through a Trusted Types policy", () => {
  expect(configured("build-javascript")).toMatchObject({
    output: { publicPath: "/", trustedTypes: { policyName: "webpack" } },
  });
  expect(configured("build-html").output).not.toHaveProperty("trustedTypes");
});

it.each([
  ["develop", undefined, "static/[name]-[hash].[ext]"],
  ["build-javascript", 8, "static/[name]-[hash:8].[ext]"],
  // The pages' HTML names the fonts.
  ["build-html", 8, "static/[name]-[hash:8].[ext]"],
])("has hashes of few digits in the names of files in %s", (stage, digits, name) => {
  expect(configured(stage).output.hashDigestLength).toBe(digits);
  expect(configured(stage).fonts.name).toBe(name);
});

it("starts the browser's bundle with entries of its own around Gatsby's", () => {
  const { entry, resolve } = configured("build-javascript");
  expect(entry).toEqual({
    app: path.join(HERE, "src/speed/start-app.ts"),
    start: { import: path.join(HERE, "src/speed/start-when-idle.ts"), runtime: false },
  });
  expect(resolve.alias).toMatchObject({ "gatsby-app": "app.js" });
  expect(configured("build-html").entry).toEqual({ app: "app.js" });
});

it("has webpack's runtime in the browser's bundle itself", () => {
  expect(configured("build-javascript").optimization.runtimeChunk).toBe(false);
  expect(configured("build-html").optimization.runtimeChunk).toEqual({ name: "webpack-runtime" });
});

describe("the hash by which an open page knows that the site has changed", () => {
  /** What it is after a build with these files, however webpack came to them. */
  function hashOf(names: string[], own: string) {
    const compilation = { hash: own, getAssets: () => names.map((name) => ({ name })) };
    hashByFiles.apply({ hooks: { done: { tap: (_, run) => run({ compilation }) } } });
    return compilation.hash;
  }

  it("is of the files alone, whose names hold their content's", () => {
    const hash = hashOf(["app-1a.js", "faq-2b.js"], "cold");
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
    expect(hashOf(["faq-2b.js", "app-1a.js"], "warm")).toBe(hash);
    expect(hashOf(["app-1a.js", "faq-3c.js"], "cold")).not.toBe(hash);
  });

  it("is set in the browser's bundle before Gatsby's own plugins read it", () => {
    expect(configured("build-javascript").plugins[0]).toBe(hashByFiles);
    expect(configured("build-html").plugins).not.toContain(hashByFiles);
  });
});

it("asks for scripts that are compiled ahead in the browser's bundle alone", () => {
  expect(configured("build-javascript").plugins).toContain(compileAhead);
  expect(configured("build-html").plugins).not.toContain(compileAhead);
  expect(configured("develop").plugins).not.toContain(compileAhead);
});

it("keeps the maps of its scripts to itself", () => {
  expect(configured("build-javascript").devtool).toBe("hidden-source-map");
  expect(configured("develop").devtool).toBe("source-map");
});

it("leaves out what no visitor needs, in the build alone", () => {
  expect(configured("build-javascript").resolve.alias).toEqual({
    gatsby: "here",
    "gatsby-app": "app.js",
    "gatsby-script": false,
    "@builder.io/partytown/integration": false,
    "react-helmet": false,
    "prop-types$": path.resolve("src/speed/prop-types.ts"),
    [path.resolve(".cache/ensure-resources.js")]: path.resolve(
      "src/resilience/ensure-resources.tsx",
    ),
    [path.resolve(".cache/find-path.js")]: path.resolve("src/resilience/find-path.ts"),
    [path.resolve(".cache/prefetch.js")]: path.resolve("src/resilience/prefetch.ts"),
    "gatsby-react-router-scroll$": path.resolve("src/resilience/scroll-context.tsx"),
    [WORKER]: false,
  });
  expect(configured("develop").resolve.alias).toEqual({ gatsby: "here" });
});

describe("a configuration that lacks what is to be changed stops the build", () => {
  type Config = ReturnType<typeof gatsbys>;
  it.each<[string, (config: Config) => void]>([
    ["MiniCssExtractPlugin", ({ plugins }) => plugins.splice(0)],
    ["group of chunks called styles", ({ cacheGroups }) => delete cacheGroups.styles],
    ["entry called app", ({ entry }) => delete entry.app],
    ["runtimeChunk", ({ optimization }) => delete optimization.runtimeChunk],
    ["loader that names classes", ({ modules }) => delete modules.localIdentName],
    [
      "loader that names files by a [hash]",
      ({ fonts }) => Object.assign(fonts, { name: "[name]" }),
    ],
    ["loader of PostCSS", ({ postcss }) => delete postcss.postcssOptions],
  ])("%s", (name, change) => {
    const config = gatsbys();
    change(config);
    expect(() => adaptWebpack(config, "build-javascript")).toThrow(
      `Gatsby's webpack configuration has no ${name}, which src/speed/webpack.ts changes`,
    );
  });

  it("a module that is left out", () => {
    rmSync(WORKER);
    try {
      expect(() => configured("build-javascript")).toThrow(
        "has no file ./.cache/register-service-worker.js",
      );
    } finally {
      writeWorker();
    }
  });
});

it("stops where Gatsby has no such part any more as ours take the place of", () => {
  const part = path.join(folder, ".cache", "prefetch.js");
  rmSync(part);
  expect(() => configured("build-javascript")).toThrow(
    "Gatsby's webpack configuration has no file .cache/prefetch.js",
  );
  writeFileSync(part, "");
});

it("stops where Gatsby takes its scroll handler from elsewhere, and ours would be left out", () => {
  writeRuntime('import { ScrollHandler } from "./scrolling"');
  expect(() => configured("build-javascript")).toThrow(
    "Gatsby's webpack configuration has no import of gatsby-react-router-scroll",
  );
  writeRuntime();
});

describe("the classes of CSS modules", () => {
  const file = { resourcePath: path.join(folder, MODULE) };
  it.each([
    ["develop", "Hero-title"],
    ["develop-html", "Hero-title"],
    ["build-javascript", "a"],
    ["build-html", "a"],
  ])("are named for who reads them in %s", (stage, name) => {
    expect(configured(stage).modules.getLocalIdent?.(file, "[name]", "title")).toBe(name);
    // Another loader's options of that name, which would refuse it.
    expect(configured(stage).others).toEqual({});
  });
});

it("shortens the tokens' names after Gatsby's own plugins, in what browsers get alone", () => {
  const pluginsIn = (stage: string) =>
    configured(stage)
      .postcss.postcssOptions?.({})
      .plugins.map((plugin) => Object(plugin).postcssPlugin);
  expect(pluginsIn("build-javascript")).toEqual(["autoprefixer", "tokens-in-place"]);
  expect(pluginsIn("build-html")).toEqual(["autoprefixer"]);
  expect(pluginsIn("develop")).toEqual(["autoprefixer"]);
});

test("no two units have one name, by which their classes are told apart", () => {
  const names = ["src"]
    .flatMap((folder) =>
      readdirSync(path.join(HERE, folder), { recursive: true, encoding: "utf8" }),
    )
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});
