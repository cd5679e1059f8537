import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";

/*
 * What this project takes from others; docs/supply-chain.md gives the reasons.
 */

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  optional?: boolean;
  link?: boolean;
}

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const manifest = JSON.parse(read("package.json")) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};
const declared = { ...manifest.dependencies, ...manifest.devDependencies };

const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([place]) => place !== "");

const sources = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" })
  .split("\0")
  .filter((file) => /\.(tsx?|cjs)$|^biome\.json$/.test(file) && existsSync(path.join(ROOT, file)))
  .map(read);

describe("versions", () => {
  it("are exact, so that a clone today and one in a year are the same", () => {
    const ranges = Object.entries({ ...declared, ...manifest.overrides }).filter(
      ([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\$[\w@/-]+)$/.test(version),
    );
    expect(ranges).toEqual([]);
  });

  it("come with a checksum, and without the address of one registry", () => {
    // npm puts in no checksum for another system's binaries where it hasn't seen them.
    const unchecked = locked.filter(([, entry]) => !entry.integrity && !entry.optional);
    expect(unchecked.map(([place]) => place)).toEqual([]);
    expect(locked.filter(([, entry]) => entry.resolved).map(([place]) => place)).toEqual([]);
  });

  it("follow the overrides", () => {
    for (const [selector, value] of Object.entries(manifest.overrides)) {
      const name = selector.replace(/(?<=.)@.*/, "");
      const wanted = value.startsWith("$") ? declared[value.slice(1)] : value;
      const found = locked
        .filter(([place]) => place.endsWith(`node_modules/${name}`))
        .map(([, { version }]) => version);
      expect({ name, found: [...new Set(found)] }).toEqual({ name, found: [wanted] });
    }
  });

  it("that are overridden have their reason in writing", () => {
    const reasons = read("docs/supply-chain.md");
    for (const selector of Object.keys(manifest.overrides)) {
      expect(reasons).toContain(`| \`${selector.replace(/(?<=.)@.*/, "")}\` |`);
    }
  });
});

describe("licences", () => {
  const ALLOWED = new Set([
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
  ]);
  const EXCEPTIONS: Record<string, RegExp> = {
    "LGPL-3.0-or-later": /^@img\/sharp-/,
    "MPL-2.0": /^axe-core$/,
    "CC-BY-4.0": /^caniuse-lite$/,
    "OFL-1.1": /^@fontsource-variable\//,
  };

  /** Packages that state their licence in a LICENSE file alone. */
  const IN_A_FILE: Record<string, string> = { linkfs: "Unlicense", "valid-url": "MIT" };

  /** True if an SPDX expression can be met: one side of each OR, both of each AND. */
  function isAllowed(name: string, expression: string): boolean {
    return expression
      .replace(/[()]/g, "")
      .split(" OR ")
      .some((choice) =>
        choice
          .split(" AND ")
          .every((licence) => ALLOWED.has(licence) || EXCEPTIONS[licence]?.test(name)),
      );
  }

  /** From the lock, or from the package itself where it states its licence in the old way. */
  function licenceOf([place, { license }]: [string, LockedPackage]): string | undefined {
    const file = path.join(ROOT, place, "package.json");
    if (license !== undefined || !existsSync(file)) return license;
    const own = JSON.parse(readFileSync(file, "utf8")) as {
      license?: string;
      licenses?: { type: string }[];
    };
    return own.license ?? own.licenses?.map(({ type }) => type).join(" OR ");
  }

  it("of all installed packages are on the list", () => {
    const refused = locked.flatMap(([place, entry]) => {
      const name = place.replace(/.*node_modules\//, "");
      const licence = licenceOf([place, entry]) ?? IN_A_FILE[name];
      // A binary for another system, which nobody here can install.
      if (licence === undefined && entry.optional) return [];
      return licence !== undefined && isAllowed(name, licence) ? [] : [`${name}: ${licence}`];
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ["any", "GPL-3.0-only"],
    ["any", "MIT AND GPL-3.0-only"],
    ["any", "MPL-2.0"],
    ["any", "UNLICENSED"],
  ])("refuse %s under %s", (name, licence) => {
    expect(isAllowed(name, licence)).toBe(false);
  });

  it("allow a choice with one side on the list", () => {
    expect(isAllowed("any", "(MIT OR GPL-3.0-only)")).toBe(true);
  });
});

describe("packages", () => {
  /** Used without their name in a source file. */
  const INDIRECT: Record<string, string> = {
    "@stryker-mutator/core": "npm run test:scheduled -- mutants",
    "@testing-library/dom": "Testing Library's packages leave it to be installed beside them",
    "@types/damerau-levenshtein": "types of damerau-levenshtein",
    "@types/fontkit": "types of fontkit",
    "@types/markdown-it": "types of markdown-it",
    "@types/jest": "types of Jest's globals (tsconfig.json)",
    "@types/node": "types of Node's own modules",
    "@types/react": "types of React",
    "@types/react-dom": "types of React",
    "@types/react-helmet": "types of react-helmet",
  };
  /** Used, but not declared: a second copy beside Gatsby's own would not be the same module. */
  const OF_GATSBY = ["@reach/router", "graphql", "webpack"];

  const specifiers = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/(?:from|import|require(?:\.resolve)?\(|import\()\s*"([@a-z][^"\s]*)"/g)]
        .map(([, specifier = ""]) => specifier)
        .map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
    ),
  );

  it("are all in use", () => {
    const unused = Object.keys(declared).filter((name) => {
      if (name in INDIRECT) return false;
      const mention = new RegExp(`["'\`](\\./node_modules/)?${name}(/[^"'\`]*)?["'\`]`);
      return !sources.some((source) => mention.test(source));
    });
    expect(unused).toEqual([]);
    expect(Object.keys(INDIRECT).filter((name) => !(name in declared))).toEqual([]);
  });

  it("in use are all declared", () => {
    const known = new Set([...Object.keys(declared), ...builtinModules, ...OF_GATSBY]);
    expect([...specifiers].filter((name) => !name.startsWith("node:") && !known.has(name))).toEqual(
      [],
    );
    expect(specifiers.size).toBeGreaterThan(20);
  });
});

it("no package may run a script while it is installed", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
});

it("the workflow's actions are pinned by commit, each with its version beside it", () => {
  const uses = [...read(".github/workflows/ci.yml").matchAll(/uses: (.*)/g)].map(([, use]) => use);
  expect(uses.length).toBeGreaterThan(3);
  for (const use of uses) expect(use).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
