import { readFileSync } from "node:fs";
import path from "node:path";

/* Finds problems that npm, knip and the license checker don't find (docs/supply-chain.md). */

const read = (file: string) => readFileSync(path.resolve(__dirname, "../..", file), "utf8");

const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(
  read("package.json"),
) as Record<string, Record<string, string>>;
const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<
    string,
    { resolved?: string; integrity?: string; optional?: boolean; hasInstallScript?: boolean }
  >;
};
const locked = Object.entries(packages).filter(([place]) => place !== "");

test("versions are exact, so installs are reproducible", () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
    ([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|\$[\w@/-]+)$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test("the lockfile has a checksum for each package and no registry URLs", () => {
  // npm may omit the checksums of binaries for other operating systems.
  const unchecked = locked.filter(([, entry]) => !entry.integrity && !entry.optional);
  expect(unchecked.map(([place]) => place)).toEqual([]);
  expect(locked.filter(([, entry]) => entry.resolved).map(([place]) => place)).toEqual([]);
});

test("no package may run install scripts, and npm refuses packages with scripts that aren't listed", () => {
  const withScript = locked.filter(([, entry]) => entry.hasInstallScript);
  const names = new Set(withScript.map(([place]) => place.replace(/.*node_modules\//, "")));
  expect(allowScripts).toEqual(Object.fromEntries([...names].map((name) => [name, false])));
  expect(read(".npmrc").split("\n")).toContain("strict-allow-scripts=true");
});

test("GitHub Actions are pinned to commits", () => {
  const uses = [...read(".github/workflows/ci.yml").matchAll(/uses: (.*)/g)].map(([, use]) => use);
  expect(uses.length).toBeGreaterThan(3);
  for (const use of uses) expect(use).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
