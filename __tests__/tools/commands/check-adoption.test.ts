import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { leftOfSample } from "../../../tools/commands/check-adoption";
import { PICTURES } from "../../../tools/pictures/sources";

const SECOND_COMPANY = path.resolve(__dirname, "../../adoption");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-adoption-"));
  cpSync(SECOND_COMPANY, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

it("finds nothing in the second company's content", () => {
  expect(readdirSync(folder)).toEqual(["data", "static"]);
  expect(leftOfSample(folder)).toEqual([]);
});

it("finds the sample's name, addresses, pictures and test, each with its place", () => {
  write("data/faq.yaml", "title: Paralane\nlead: So\n");
  write("static/styles/note.txt", "So.\nSee docs.another.example.\n");
  write("package.json", '{ "name": "paralane" }\n');
  for (const { file } of PICTURES) write(`static/images/${file}`, "");
  write("__tests__/project/sample.test.ts", "");
  const pictures = PICTURES.map(({ file }) => `static/images/${file}: a picture of the sample`);
  expect(leftOfSample(folder)).toEqual([
    "data/faq.yaml:1: Paralane",
    "static/styles/note.txt:2: docs.another.example",
    "package.json:1: paralane",
    ...pictures.sort(),
    "__tests__/project/sample.test.ts: holds the sample's prices and claims",
  ]);
});
