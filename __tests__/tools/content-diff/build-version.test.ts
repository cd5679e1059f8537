import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nameOfBuild } from "../../../tools/content-diff/build-version";

const PACKAGES = "node_modules/.package-lock.json";
const READERS = [
  "src/node/files-below.ts",
  "tools/content-diff/read-pages.ts",
  "tools/content-diff/visible-text.ts",
];

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "paralane-version-"));
  for (const name of [PACKAGES, ...READERS]) write(name, "as it was");
});

afterEach(() => rmSync(root, { recursive: true }));

describe("what is kept of a commit's build", () => {
  it("is found again with the same packages and settings", () => {
    const name = nameOfBuild("1a2b", root, { GATSBY_A: "1", GATSBY_B: "2", PATH: "/bin" });
    expect(name).toMatch(/^1a2b-[0-9a-f]{16}$/);
    expect(nameOfBuild("1a2b", root, { GATSBY_B: "2", GATSBY_A: "1", PATH: "/usr" })).toBe(name);
  });

  it("isn't taken for that of another commit, other packages, another setting or a moved intake", () => {
    const names = [nameOfBuild("1a2b", root, {}), nameOfBuild("3c4d", root, {})];
    names.push(nameOfBuild("1a2b", root, { GATSBY_CONTACT_WEBHOOK_URL: "https://a.example/hook" }));
    names.push(nameOfBuild("1a2b", root, { INTAKE_PORT: "9123" }));
    write(PACKAGES, "react 19.3");
    names.push(nameOfBuild("1a2b", root, {}));
    expect(new Set(names).size).toBe(5);
  });

  it.each(READERS)("isn't taken for what was read before a change of %s", (name) => {
    const before = nameOfBuild("1a2b", root, {});
    write(name, "another way");
    expect(nameOfBuild("1a2b", root, {})).not.toBe(before);
  });
});
