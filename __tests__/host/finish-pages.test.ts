import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finishPages } from "../../src/host/finish-pages";
import { START_SCRIPT } from "../../src/speed/start-script";

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

/** As gatsby/cache-dir/default-html.js has it. */
const TAG = '<meta http-equiv="x-ua-compatible" content="ie=edge"/>';

/** As gatsby/cache-dir/static-entry.js and gatsby/dist/utils/slices/stitching.js write them. */
const HEAD =
  '<meta name="viewport" content="width=device-width, shrink-to-fit=no"/><meta name="generator" content="Gatsby 5"/>' +
  `<style data-href="/a.css" data-identity="gatsby-global-css">a{}</style><style data-href="/app.1a.css" data-identity="gatsby-global-css">@media (width < 1em){}</style>`;
const LEAN_HEAD =
  '<meta name="viewport" content="width=device-width"/><style data-href="/a.css">a{}@media (width < 1em){}</style>';
const BUILD = '<script>window.___webpackCompilationHash="1a";</script>';
const RUNTIME = `<template data-page-path="/faq"><!-- slice-start id="_gatsby-scripts-1" -->${BUILD}<b></b><!-- slice-end id="_gatsby-scripts-1" --></template>`;
const LEAN_RUNTIME =
  '<template data-___webpack-compilation-hash="1a" data-page-path="/faq"><b></b></template>';

/** As Gatsby's routes and its announcer of them are rendered. */
const WRAPPER = '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">';
const ANNOUNCER =
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive">';
const STYLED = `${TAG}${HEAD}${WRAPPER}</div>${ANNOUNCER}</div>${RUNTIME}`;
const PLAIN = `${LEAN_HEAD}<div tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer" aria-live="assertive"></div>${LEAN_RUNTIME}`;

it("takes what nothing reads out of every page, moves the build's hash, puts in the first script, and adds hashes", () => {
  mkdirSync(path.join(folder, "faq"));
  writeFileSync(path.join(folder, "app.js"), "start()");
  const script = '<script src="/app.js" async></script>';
  const others = (start: string) => `<script>a();${start}</script><p>Page</p>`;
  const files = ["index.html", "faq/index.html"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, `${others(START_SCRIPT)}${STYLED}${LIST}${script}`);
  finishPages(folder, "start($'$&)");
  const hash = "sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=";
  for (const file of files) {
    expect(readFileSync(file, "utf8")).toBe(
      `${others("start($'$&)")}${PLAIN}<script src="/app.js" integrity="${hash}" async></script>`,
    );
  }
});

it("has the page for unknown addresses ask for the files of its styles, in their order", () => {
  const alone = mkdtempSync(path.join(folder, "alone-"));
  const page = path.join(alone, "404.html");
  writeFileSync(page, `${LIST}${STYLED}${START_SCRIPT}`);
  finishPages(alone, "start()");
  const links = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/app.1a.css"/>';
  expect(readFileSync(page, "utf8")).toBe(`${PLAIN.replace(/<style.*<\/style>/, links)}start()`);
  rmSync(alone, { recursive: true });
});

it("leaves alone the parts that Gatsby makes pages of, and all other files", () => {
  const page = path.join(folder, "index.html");
  writeFileSync(page, `${LIST}${STYLED}${START_SCRIPT}`);
  writeFileSync(path.join(folder, "faq", "index.html"), `${LIST}${STYLED}${START_SCRIPT}`);
  const file = path.join(folder, "list.txt");
  const slice = path.join(folder, "_gatsby", "slice.html");
  mkdirSync(path.dirname(slice));
  for (const untouched of [file, slice]) writeFileSync(untouched, LIST);
  finishPages(folder, "start()");
  for (const untouched of [file, slice]) expect(readFileSync(untouched, "utf8")).toBe(LIST);
  expect(readFileSync(page, "utf8")).toBe(`${PLAIN}start()`);
});

it.each([
  ["Gatsby's list", LIST],
  ["the place of its first script", START_SCRIPT],
  ["the tag for an old browser", TAG],
  ["the word for an old browser", ", shrink-to-fit=no"],
  ["the name of the program", '<meta name="generator" content="Gatsby 5"/>'],
  ["styles of its own", '<style data-href="/a.css" data-identity="gatsby-global-css">a{}</style>'],
  ["the mark of Gatsby's styles", ' data-identity="gatsby-global-css"'],
  ["the build's hash", BUILD],
  ["the template of the scripts", " data-page-path="],
  ["the focus wrapper's style", ' style="outline:none"'],
  ["the announcer's style", ' style="position:absolute;top:0"'],
])("stops at a page without %s: Gatsby writes pages in another way then", (_missing, part) => {
  rmSync(path.join(folder, "faq"), { recursive: true, force: true });
  const html = `${LIST}${STYLED}${START_SCRIPT}`;
  expect(html).toContain(part);
  writeFileSync(path.join(folder, "index.html"), html.replaceAll(part, ""));
  expect(() => finishPages(folder, "start()")).toThrow(/^index\.html has no /);
});
