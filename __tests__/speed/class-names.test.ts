import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readableName, shortNames } from "../../src/speed/class-names";

const folder = mkdtempSync(path.join(tmpdir(), "class-names-"));
const moduleAt = (name: string) => ({ resourcePath: path.join(folder, name) });

const MODULES = {
  "layout/Footer.module.css": ".footer { animation: rise 1s }\n@keyframes rise { to { top: 0 } }",
  "sections/Hero.module.css": ".hero .title { margin: .5em }\n.hero:hover { top: 0 }",
  "styles/global.css": ".wrap { top: 0 }",
};

beforeAll(() => {
  for (const [name, css] of Object.entries(MODULES)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), css);
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
  const names = { footer: "a", hero: "c", title: "e" };
  expect(Object.fromEntries(named(uses))).toEqual(names);
  const footerFirst = uses.toSorted(([a], [b]) => a.localeCompare(b));
  expect(Object.fromEntries(named(footerFirst))).toEqual(names);
});

it("names animations too", () => {
  expect(shortNames(folder)(moduleAt("layout/Footer.module.css"), "", "rise")).toBe("b");
});

it("never gives one name twice, however many classes there are", () => {
  const many = mkdtempSync(path.join(tmpdir(), "many-classes-"));
  const all = ["A.module.css", "B.module.css"].flatMap((file) =>
    Array.from({ length: 800 }, (_, index) => ({ file, name: `class${index}` })),
  );
  for (const { file, name } of all) appendFileSync(path.join(many, file), `.${name} { top: 0 }\n`);
  const nameOf = shortNames(many);
  const names = all.map(({ file, name }) =>
    nameOf({ resourcePath: path.join(many, file) }, "", name),
  );
  rmSync(many, { recursive: true });
  expect(new Set(names).size).toBe(1600);
  expect(names.slice(23, 26)).toEqual(["y", "z", "A"]);
  expect(names.slice(49, 52)).toEqual(["Z", "aa", "ab"]);
  // Blockers of advertising hide what is named so.
  expect(names.filter((name) => /ad/i.test(name))).toEqual([]);
});

it("refuses a class that no build of the same code would number", () => {
  const nameOf = shortNames(folder);
  expect(() => nameOf(moduleAt("../Other.module.css"), "", "title")).toThrow(
    /title of .*Other\.module\.css is no class in/,
  );
  expect(() => nameOf(moduleAt("styles/global.css"), "", "wrap")).toThrow("wrap of ");
});
