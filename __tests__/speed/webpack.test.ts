/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentMistakesInBrowser } from "../../src/gatsby/content-in-development";
import { onCreateWebpackConfig } from "../../src/speed/webpack";

const HERE = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), "paralane-webpack-"));

beforeAll(() => {
  mkdirSync(path.join(folder, "public"));
  mkdirSync(path.join(folder, ".cache"));
  for (const part of ["find-path.js", "prefetch.js"]) {
    writeFileSync(path.join(folder, ".cache", part), "");
  }
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

class TerserPlugin {
  options = { minimizer: { options: { compress: { ecma: 5 } } } };
}

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** The configuration that the hook makes of Gatsby's own. */
function configured(stage: string) {
  const css = new MiniCssExtractPlugin();
  const terser = new TerserPlugin();
  const modules: { localIdentName: string; getLocalIdent?: (...args: unknown[]) => string } = {
    localIdentName: "[local]--[hash]",
  };
  const others = {};
  const config = {
    entry: { app: "app.js" },
    plugins: [css, {}] as object[],
    output: { publicPath: "/", filename: "[name].js", hashSalt: undefined as string | undefined },
    module: {
      rules: [
        {},
        {
          oneOf: [
            { use: [{}, { options: { modules } }] },
            { use: [{ options: { modules: others } }, { options: {} }] },
            {},
          ],
        },
      ],
    },
    resolve: { alias: { gatsby: "here" } },
    optimization: {
      splitChunks: { cacheGroups: { styles: {}, framework: {} } },
      minimizer: [css, terser],
    },
  };
  const replaceWebpackConfig = jest.fn();
  const args = { getConfig: () => config, actions: { replaceWebpackConfig }, stage };
  type Hook = NonNullable<typeof onCreateWebpackConfig>;
  onCreateWebpackConfig?.(args as unknown as Parameters<Hook>[0], { plugins: [] }, () => {});
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  return { ...config, css, terser, modules, others };
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

it("starts the browser's bundle with entries of its own around Gatsby's", () => {
  const { entry, resolve } = configured("build-javascript");
  expect(entry).toEqual({
    app: path.join(HERE, "src/speed/start-app.ts"),
    start: { import: path.join(HERE, "src/speed/start-runtime.ts"), runtime: false },
  });
  expect(resolve.alias).toMatchObject({ "gatsby-app": "app.js" });
  expect(configured("build-html").entry).toEqual({ app: "app.js" });
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

it("leaves out what no visitor needs, and minifies for today's browsers, in the build alone", () => {
  const { resolve, terser } = configured("build-javascript");
  expect(resolve.alias).toEqual({
    gatsby: "here",
    "gatsby-app": "app.js",
    "gatsby-script": false,
    "@builder.io/partytown/integration": false,
    "react-helmet": false,
    "prop-types$": path.resolve("src/speed/prop-types.ts"),
    [path.resolve("src/analytics/google-tag.ts")]: false,
    [path.join(HERE, ".cache/register-service-worker.js")]: false,
    ...Object.fromEntries(
      ["find-path", "prefetch"].map((part) => [
        path.resolve(".cache", `${part}.js`),
        path.resolve("src/resilience", `${part}.ts`),
      ]),
    ),
    "gatsby-react-router-scroll$": path.resolve("src/resilience/scroll-context.tsx"),
  });
  expect(terser.options.minimizer.options).toEqual({ ecma: 2020 });
  const others = configured("develop");
  expect(others.resolve.alias).toEqual({ gatsby: "here" });
  expect(others.terser.options.minimizer.options).toEqual({ compress: { ecma: 5 } });
});

it("leaves Google's tag in where one is configured", () => {
  const tag = path.resolve("src/analytics/google-tag.ts");
  process.env.GATSBY_GTAG_ID = "G-1";
  expect(configured("build-javascript").resolve.alias).not.toHaveProperty([tag]);
  delete process.env.GATSBY_GTAG_ID;
  expect(configured("build-javascript").resolve.alias).toHaveProperty([tag]);
});

it("stops where Gatsby has no such part any more as ours take the place of", () => {
  const part = path.join(folder, ".cache", "prefetch.js");
  rmSync(part);
  expect(() => configured("build-javascript")).toThrow(
    "Gatsby has no prefetch.js that prefetch.ts could replace.",
  );
  writeFileSync(part, "");
});

it.each(["develop", "develop-html", "build-html", "build-javascript"])(
  "names classes by their unit in %s",
  (stage) => {
    const file = { resourcePath: "/site/src/sections/Hero/Hero.module.css" };
    expect(configured(stage).modules.getLocalIdent?.(file, "[name]", "title")).toBe("Hero-title");
    // Another loader's options of that name, which would refuse it.
    expect(configured(stage).others).toEqual({});
  },
);

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
