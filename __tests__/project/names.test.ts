import { readFileSync } from "node:fs";
import path from "node:path";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";
import { filesBelow } from "../../src/node/files-below";

const types = graphqlTypeDefinitions();

const ROOT = path.resolve(__dirname, "../..");
const SECTIONS = path.join(ROOT, "src/sections");

/** Sections of every page, and those that pages use for several keys. */
const SHARED = ["PageIntro", "SiteHeader", "SiteFooter", "Practice", "ToolList"];

const folders = [...new Set(filesBelow(SECTIONS).map((file) => file.split("/")[0] ?? ""))].filter(
  (folder) => !SHARED.includes(folder),
);

const model = filesBelow(path.join(ROOT, "src/content/model"))
  .map((file) => readFileSync(path.join(ROOT, "src/content/model", file), "utf8"))
  .join("\n");

test("the key, the folder, the GraphQL type, the style sheet and the anchor of a section have the same name", () => {
  expect(folders.length).toBeGreaterThan(30);
  for (const folder of folders) {
    const key = folder.charAt(0).toLowerCase() + folder.slice(1);
    const source = readFileSync(path.join(SECTIONS, folder, `${folder}.tsx`), "utf8");
    expect(model).toMatch(new RegExp(`\\b${key}(?:\\?")?[:,]`));
    expect(source).toContain(`from "./${folder}.module.css"`);
    const anchors = source.match(/(?<=<(?:h2|figcaption) id=")[^"]+/g) ?? [];
    const anchor = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect({ folder, anchors }).toEqual({ folder, anchors: anchors.map(() => anchor) });
    if (!types.some((definition) => definition.startsWith(`type ${folder} `))) continue;
    const fragments = [...source.matchAll(new RegExp(`fragment ${folder} on (\\w+)`, "g"))];
    expect(fragments.map(([, type]) => type)).toEqual(fragments.map(() => folder));
  }
});
