import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readableName, shortNames } from "../../src/speed/class-names";

const folder = mkdtempSync(path.join(tmpdir(), "class-names-"));
const moduleAt = (name: string) => ({ resourcePath: path.join(folder, name) });

beforeAll(() => {
  for (const name of [
    "layout/Footer.module.css",
    "sections/Hero.module.css",
    "styles/global.css",
  ]) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), "");
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it("names a class by its unit for a developer", () => {
  expect(readableName(moduleAt("sections/Hero.module.css"), "", "title")).toBe("Hero-title");
});

it("gives the same names in whichever order the modules are read", () => {
  const uses: [string, string][] = [
    ["sections/Hero.module.css", "hero"],
    ["layout/Footer.module.css", "footer"],
    ["sections/Hero.module.css", "title"],
    ["sections/Hero.module.css", "hero"],
  ];
  const named = (order: typeof uses) => {
    const nameOf = shortNames(folder);
    return new Map(order.map(([file, name]) => [name, nameOf(moduleAt(file), "", name)]));
  };
  const names = { hero: "bA", footer: "aA", title: "bB" };
  expect(Object.fromEntries(named(uses))).toEqual(names);
  const footerFirst = uses.toSorted(([a], [b]) => a.localeCompare(b));
  expect(Object.fromEntries(named(footerFirst))).toEqual(names);
});

it("never gives one name twice, however many classes a module has", () => {
  const nameOf = shortNames(folder);
  const names = ["layout/Footer.module.css", "sections/Hero.module.css"].flatMap((file) =>
    Array.from({ length: 800 }, (_, index) => nameOf(moduleAt(file), "", `class${index}`)),
  );
  expect(new Set(names).size).toBe(1600);
  expect(names.slice(23, 28)).toEqual(["aY", "aZ", "aAA", "aAB", "aAC"]);
  // Blockers of advertising hide what is named so.
  expect(names.filter((name) => /ad/i.test(name))).toEqual([]);
});

it("refuses a module that no build of the same code would number", () => {
  expect(() => shortNames(folder)(moduleAt("../Other.module.css"), "", "title")).toThrow(
    "Other.module.css is a CSS module outside",
  );
});
