import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareGatsby } from "../../../tools/shared/prepare-gatsby";

const HERE = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), "paralane-prepare-"));
beforeAll(() => process.chdir(root));
afterAll(() => {
  process.chdir(HERE);
  rmSync(root, { recursive: true });
});

it("Gatsby starts from nothing but the kept pictures, with the lock", () => {
  for (const folder of [".cache/data", "public/static", ".build-cache/pictures"]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "file"), "half of it");
  }
  const { env = {}, descriptors } = prepareGatsby({ HOME: "/home/anna" });
  expect(env).toMatchObject({ HOME: "/home/anna", BUILD_LOCK_HELD: "1" });
  expect(descriptors).toEqual([expect.any(Number)]);
  expect(readdirSync(".").sort()).toEqual([".build-cache", ".build-lock"]);
});
