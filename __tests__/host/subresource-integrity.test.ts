import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withIntegrity } from "../../src/host/subresource-integrity";

const folder = mkdtempSync(path.join(tmpdir(), "paralane-integrity-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string) => writeFileSync(path.join(folder, "app.js"), text);
const APP = '<script src="/app.js" async></script>';

it("gives a page's scripts the hashes of their files, and inline and foreign ones none", () => {
  write("start()");
  const others = `<script>inline()</script><script src="https://tag.example/x.js"></script>`;
  // openssl dgst -sha256 -binary app.js | base64
  const hash = "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=";
  expect(withIntegrity(APP + others, folder)).toBe(
    `<script src="/app.js" integrity="${hash}" async></script>${others}`,
  );
});

it("replaces the hashes of an earlier build", () => {
  write("start()");
  const before = withIntegrity(APP, folder);
  expect(withIntegrity(before, folder)).toBe(before);
  write("startOtherwise()");
  const after = withIntegrity(before, folder);
  expect(after).not.toBe(before);
  expect(after).toBe(withIntegrity(APP, folder));
});
