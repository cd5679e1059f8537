import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepareGatsby } from "../../../tools/shared/prepare-gatsby";
import { newFolder } from "../../support/new-folder";

const HERE = process.cwd();
const throws = (): string => {
  throw new Error("uv_os_homedir returned ENOENT");
};
const root = newFolder();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(HERE));

it("removes earlier output and acquires the lock", () => {
  for (const folder of [".cache/data", "public/static"]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "file"), "truncated");
  }
  const env = prepareGatsby({ HOME: "/home/anna" }, { remove: [".cache", "public"] });
  expect(env).toMatchObject({ HOME: "/home/anna", BUILD_LOCK_HELD: process.cwd() });
  expect(readdirSync(".").sort()).toEqual([".build-lock"]);
});

it.each([
  ["doesn't exist", () => "/nonexistent"],
  ["is unknown, because the system doesn't know the user", throws],
])("gives Gatsby a temporary home folder if the home folder %s", (_what, homedir) => {
  jest.spyOn(os, "homedir").mockImplementation(homedir);
  const env = prepareGatsby(
    { HOME: "/nonexistent", BUILD_LOCK_HELD: process.cwd() },
    { remove: [] },
  );
  expect(env.HOME).toBe(env.TMPDIR);
  jest.restoreAllMocks();
});

it.each(["Anna's site", "[client] site", "site #1", "100%"])(
  "rejects a folder named %s, names the character, and removes nothing",
  (name) => {
    const folder = path.join(root, name, "website");
    mkdirSync(path.join(folder, "public"), { recursive: true });
    process.chdir(folder);
    try {
      const [character] = /[^\w\s]/.exec(name) ?? [];
      expect(() => prepareGatsby({}, { remove: [".cache", "public"] })).toThrow(
        `Gatsby can't work in a folder with ${character} in its path: ${folder}.`,
      );
      expect(readdirSync(".")).toEqual(["public"]);
    } finally {
      process.chdir(root);
    }
  },
);
