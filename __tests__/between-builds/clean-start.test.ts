import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  buildKey,
  markBuildComplete,
  removeDatabases,
  startClean,
} from "../../src/between-builds/clean-start";

const CODE = [
  "src/numbers.ts",
  "plugins/gatsby-plugin-typescript/gatsby-node.js",
  "package-lock.json",
  "gatsby-ssr.tsx",
  "babel.config.cjs",
  ".terserrc.cjs",
];

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "paralane-start-"));
  for (const name of [...CODE, "data/plans.yaml"]) write(name, name);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text = ""): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}
const isThere = (name: string) => existsSync(path.join(root, name));

/** A build that ends well and leaves a site and its caches. */
function build(env: NodeJS.ProcessEnv = {}): void {
  startClean(root, env);
  write("public/index.html");
  write(".cache/webpack/stage-build-html/0.pack");
  write(".build-cache/pictures/1a-2b");
  markBuildComplete(root);
}

it("nothing of an earlier build is in public/, and the encoded pictures stay", () => {
  build();
  startClean(root, {});
  expect(isThere("public")).toBe(false);
  expect(isThere(".build-cache/pictures/1a-2b")).toBe(true);
});

describe("webpack's cache", () => {
  it("stays after a build that ended well, also if the content has changed", () => {
    build();
    write("data/plans.yaml", "another price");
    startClean(root, {});
    expect(isThere(".cache/webpack/stage-build-html/0.pack")).toBe(true);
  });

  it("goes after a build that has not ended", () => {
    build();
    startClean(root, {});
    startClean(root, {});
    expect(isThere(".cache/webpack")).toBe(false);
  });

  it.each([...CODE, "src/gatsby/schema.ts"])("goes when %s has changed", (name) => {
    build();
    write(name, "changed");
    startClean(root, {});
    expect(isThere(".cache/webpack")).toBe(false);
  });

  it("goes when a file of it has been cut short, or one is missing", () => {
    for (const damage of [
      () => write(".cache/webpack/stage-build-html/0.pack", "ha"),
      () => rmSync(path.join(root, ".cache/webpack/stage-build-html/0.pack")),
    ]) {
      build();
      damage();
      startClean(root, {});
      expect(isThere(".cache/webpack")).toBe(false);
    }
  });

  it("goes when a setting has changed", () => {
    build({ GATSBY_CONTACT_WEBHOOK_URL: "https://a.example/hook" });
    startClean(root, { GATSBY_CONTACT_WEBHOOK_URL: "https://b.example/hook" });
    expect(isThere(".cache/webpack")).toBe(false);
  });
});

describe("what the code and the settings are known by", () => {
  it("changes when a file is renamed, and not by what a build writes itself", () => {
    const key = buildKey(root, {});
    write("src/gatsby-types.d.ts", "types");
    write("README.md", "words");
    expect(buildKey(root, { HOME: "/home/anna" })).toBe(key);
    rmSync(path.join(root, "src/numbers.ts"));
    write("src/figures.ts", "src/numbers.ts");
    expect(buildKey(root, {})).not.toBe(key);
  });

  it("changes with the packages that are installed, whatever the lock says", () => {
    const key = buildKey(root, {});
    write("node_modules/.package-lock.json", "{}");
    expect(buildKey(root, {})).not.toBe(key);
  });

  it("doesn't depend on how Gatsby's lines look", () => {
    expect(buildKey(root, { GATSBY_LOGGER: "ink" })).toBe(buildKey(root, {}));
  });

  it("counts the host's context, and doesn't depend on the order of the variables", () => {
    const one = buildKey(root, { CONTEXT: "production", GATSBY_GTAG_ID: "G-1" });
    expect(buildKey(root, { GATSBY_GTAG_ID: "G-1", CONTEXT: "production" })).toBe(one);
    expect(buildKey(root, { GATSBY_GTAG_ID: "G-1", CONTEXT: "deploy-preview" })).not.toBe(one);
  });
});

describe("when Gatsby starts", () => {
  const left = () => readdirSync(path.join(root, ".cache"));
  const gatsbyCache = () => {
    for (const name of ["data/data.mdb", ".parcel-cache/data.mdb", "redux/redux.rest.state"]) {
      write(`.cache/${name}`, name);
    }
  };

  it("of its cache webpack's part alone is there after a build that has not ended", () => {
    startClean(root, {});
    gatsbyCache();
    write(".cache/webpack/0.pack");
    removeDatabases(root);
    expect(left()).toEqual(["webpack"]);
  });

  it("so is Parcel's after one that ended well, whatever the settings", () => {
    gatsbyCache();
    build({ CONTEXT: "production" });
    removeDatabases(root);
    expect(left()).toEqual([".parcel-cache", "webpack"]);
  });

  it.each([
    ["the code has changed", () => write("gatsby-ssr.tsx", "changed")],
    ["it has been cut short", () => write(".cache/.parcel-cache/data.mdb", "ha")],
  ])("Parcel's isn't if %s", (_what, change) => {
    gatsbyCache();
    build();
    change();
    removeDatabases(root);
    expect(left()).toEqual(["webpack"]);
  });

  it("there may be no cache at all", () => {
    expect(() => removeDatabases(root)).not.toThrow();
  });
});
