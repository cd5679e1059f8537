/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { addIntegrity } from "../../src/build/subresource-integrity";

const folder = mkdtempSync(path.join(tmpdir(), "paralane-integrity-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const page = () => readFileSync(path.join(folder, "page.html"), "utf8");

it("gives a page's scripts the hashes of their files, and inline and foreign ones none", () => {
  write("app.js", "start()");
  const others = `<script>inline()</script><script src="https://tag.example/x.js"></script>`;
  write("page.html", `<script src="/app.js" async></script>${others}`);
  addIntegrity(folder);
  // openssl dgst -sha256 -binary app.js | base64
  const hash = "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=";
  expect(page()).toBe(`<script src="/app.js" integrity="${hash}" async></script>${others}`);
});

it("replaces the hashes of an earlier build", () => {
  const before = page();
  addIntegrity(folder);
  expect(page()).toBe(before);
  write("app.js", "startOtherwise()");
  addIntegrity(folder);
  expect(page()).not.toBe(before);
  expect(page().match(/integrity/g)).toHaveLength(1);
});
