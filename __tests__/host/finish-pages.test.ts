/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "../../src/host/finish-pages";

const folder = mkdtempSync(path.join(tmpdir(), "paralane-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** As gatsby/dist/utils/gatsby-webpack-stats-extractor.js writes it. */
const LIST = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";
          </script>
        `;

it("takes Gatsby's list of files out of every page, and adds the hashes of its scripts", () => {
  mkdirSync(path.join(folder, "faq"));
  writeFileSync(path.join(folder, "app.js"), "start()");
  const script = '<script src="/app.js" async></script>';
  const others = '<p>Page</p><script>window.___webpackCompilationHash="1a";</script>';
  const files = ["index.html", "faq/index.html"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, `${others}${LIST}${script}`);
  finishPages(folder);
  const hash = "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=";
  for (const file of files) {
    expect(readFileSync(file, "utf8")).toBe(
      `${others}<script src="/app.js" integrity="${hash}" async></script>`,
    );
  }
});

it("leaves alone what is finished, the parts that Gatsby makes pages of, and all other files", () => {
  const file = path.join(folder, "list.txt");
  writeFileSync(file, LIST);
  const page = path.join(folder, "index.html");
  const slice = path.join(folder, "_gatsby", "slice.html");
  mkdirSync(path.dirname(slice));
  writeFileSync(slice, LIST);
  utimesSync(page, 0, 0);
  finishPages(folder);
  for (const untouched of [file, slice]) expect(readFileSync(untouched, "utf8")).toBe(LIST);
  expect(statSync(page).mtimeMs).toBe(0);
});
