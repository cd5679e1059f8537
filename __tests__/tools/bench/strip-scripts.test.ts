import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutScripts, writeTwin } from "../../../tools/bench/strip-scripts";

test("a page keeps everything but its scripts", () => {
  expect(
    withoutScripts(
      '<head><style>a{}</style><script>one()</script></head><body><p>Words</p><template data-page-path="/">' +
        '<script src="/app.js"></script></template><script>two("</p>")</script></body>',
    ),
  ).toBe("<head><style>a{}</style></head><body><p>Words</p></body>");
});

test("the twin of a site has its files, its pages without scripts", () => {
  const folder = mkdtempSync(join(tmpdir(), "paralane-strip-"));
  const [site, twin] = [join(folder, "site"), join(folder, "twin")];
  try {
    mkdirSync(join(site, "faq"), { recursive: true });
    mkdirSync(twin);
    writeFileSync(join(site, "faq", "index.html"), "<p>Words</p><script>one()</script>");
    writeFileSync(join(site, "_headers"), "/*\n  X-Test: <script></script>\n");
    writeTwin(site, twin);
    expect(readFileSync(join(twin, "faq", "index.html"), "utf8")).toBe("<p>Words</p>");
    expect(readFileSync(join(twin, "_headers"), "utf8")).toContain("<script>");
    expect(readFileSync(join(site, "faq", "index.html"), "utf8")).toContain("<script>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
