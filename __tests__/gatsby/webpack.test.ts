import { readdirSync } from "node:fs";
import path from "node:path";
import { shortNames } from "../../src/gatsby/webpack";

const SOURCES = path.resolve("src");

it("each CSS module class has a unique name, regardless of the order in which webpack visits the modules", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.join(SOURCES, file));
  const namesOf = (order: string[]) => {
    const namer = shortNames(SOURCES);
    return order.flatMap((file) =>
      ["title", "text", "list"].map((name) => namer({ resourcePath: file }, "", name)),
    );
  };
  const names = namesOf(files);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(namesOf(files.toReversed()))).toEqual(new Set(names));
});
