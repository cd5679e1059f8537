import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFile } from "../../../tools/host/files";

let parent: string;
let dir: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "files-test-"));
  dir = join(parent, "public");
  for (const file of [
    "index.html",
    "pricing/index.html",
    "faq.html",
    "images/logo.svg",
    "_headers",
    "_redirects",
    ".secret",
    ".well-known/security.txt",
    "../outside.txt",
    "../public-two/index.html",
  ]) {
    mkdirSync(join(dir, file, ".."), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
});

afterAll(() => {
  rmSync(parent, { recursive: true });
});

test.each([
  ["/", "index.html"],
  ["/index.html", "index.html"],
  ["/pricing", "pricing/index.html"],
  ["/pricing/", "pricing/index.html"],
  ["/pricing/index.html", "pricing/index.html"],
  ["/faq", "faq.html"],
  ["/faq/", "faq.html"],
  ["/faq.html", "faq.html"],
  ["/images/logo.svg", "images/logo.svg"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
])("%s is answered by %s", async (path, file) => {
  expect(await findFile(dir, path)).toBe(join(dir, file));
});

test.each([
  ["an unknown page", "/nothing"],
  ["a missing script", "/missing.js"],
  ["a folder without a page", "/images"],
  ["a folder without a page", "/images/"],
  ["a file with a slash at its end", "/images/logo.svg/"],
  ["the host's own files", "/_headers"],
  ["the host's own files", "/_redirects"],
  ["a hidden file", "/.secret"],
  ["a file above the site", "/../outside.txt"],
  ["a file above the site", "/images/../../outside.txt"],
  ["a folder beside the site whose name begins alike", "/../public-two/"],
  ["a file above the site, in the other slash", "/..\\outside.txt"],
])("%s is not served (%s)", async (_what, path) => {
  expect(await findFile(dir, path)).toBeUndefined();
});
