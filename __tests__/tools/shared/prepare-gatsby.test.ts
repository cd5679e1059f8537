import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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

it("Gatsby starts under a lock, without databases, and its temporary files go with the command", () => {
  mkdirSync("src");
  mkdirSync("plugins");
  mkdirSync(".cache/data", { recursive: true });
  writeFileSync(".cache/data/data.mdb", "half of it");
  const { HOME, TMPDIR, BUILD_LOCK_PID, NODE_OPTIONS } = prepareGatsby({
    HOME: "/home/anna",
    NODE_OPTIONS: "--max-old-space-size=512",
  });
  expect({ HOME, BUILD_LOCK_PID }).toEqual({
    HOME: "/home/anna",
    BUILD_LOCK_PID: String(process.pid),
  });
  expect(NODE_OPTIONS).toMatch(/^--max-old-space-size=512 --require ".*gatsby-workers\.cjs"$/);
  expect(readdirSync(".cache")).toEqual([]);
  writeFileSync(path.join(TMPDIR ?? "", "left-behind"), "");
  process.emit("exit", 0);
  expect(existsSync(TMPDIR ?? "")).toBe(false);
  expect(existsSync(".build-lock")).toBe(false);
});

it("Gatsby's threads share two heaps, unless somebody has told how many", () => {
  expect(prepareGatsby({}).MALLOC_ARENA_MAX).toBe("2");
  expect(prepareGatsby({ MALLOC_ARENA_MAX: "4" }).MALLOC_ARENA_MAX).toBe("4");
});
