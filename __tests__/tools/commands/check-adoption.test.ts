import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { leftOfSample } from "../../../tools/commands/check-adoption";
import { PICTURES } from "../../../tools/pictures/sources";

const ROOT = path.resolve(__dirname, "../../..");

it("finds the sample's name, addresses, pictures and test in the sample itself", () => {
  const left = leftOfSample(ROOT);
  expect(left).toContain("__tests__/project/sample.test.ts: holds the sample's prices and claims");
  expect(left.filter((line) => /^data\/site\.yaml:\d+: /.test(line)).length).toBeGreaterThan(10);
  const pictures = left.filter((line) => line.endsWith(": a picture of the sample"));
  expect(pictures).toHaveLength(PICTURES.length);
});

it("finds nothing in the second company's content", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-adoption-"));
  try {
    cpSync(path.join(ROOT, "__tests__", "adoption"), folder, { recursive: true });
    expect(readdirSync(folder)).toEqual(["data", "static"]);
    expect(leftOfSample(folder)).toEqual([]);
    mkdirSync(path.join(folder, "static", "styles"));
    writeFileSync(path.join(folder, "static", "styles", "note.txt"), "So.\nBy Paralane.\n");
    expect(leftOfSample(folder)).toEqual(["static/styles/note.txt:2: Paralane"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
