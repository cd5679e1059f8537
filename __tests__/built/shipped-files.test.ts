import { homedir, hostname } from "node:os";
import { resolve } from "node:path";
import { COMPILE_HINT } from "../../src/gatsby/webpack";
import { visibleFilesBelow } from "../../src/node/files-below";
import { PAGES } from "../support/site-content";
import { FALLBACK, FILES, htmlOf, read } from "./support/site";

/** The template with a page's deferred scripts (runtime/start.ts). */
const RUNTIME_TEMPLATE = /<template [^>]*data-page-path=[^>]*>([\s\S]*?)<\/template>/;

test("the build publishes no source maps", () => {
  expect(FILES.filter((file) => file.endsWith(".map"))).toEqual([]);
});

test("the original pictures and the fonts are at the paths in the specification", () => {
  const originals = visibleFilesBelow(resolve(__dirname, "..", "..", "static", "images"));
  for (const file of originals) expect(FILES).toContain(`/images/${file}`);
  expect(FILES.filter((file) => /^\/styles\/fonts\/.*\.woff2$/.test(file))).toHaveLength(1);
  expect(FILES.filter((file) => /^\/static\/[^/]+\.woff2$/.test(file))).toHaveLength(2);
});

const texts = FILES.filter((file) => /\.(html|js|css|json|txt|xml)$|\/_/.test(file));

test("no file contains the build machine's name or a path on that machine", () => {
  const root = resolve(__dirname, "..", "..");
  const names = [root, `${homedir()}/`, `//${hostname()}`].filter((name) => name.length > 5);
  const naming = texts.filter((file) => names.some((name) => read(file).includes(name)));
  expect(naming).toEqual([]);
});

test("every script has the hint that makes browsers compile it early", () => {
  const scripts = FILES.filter((file) => /-[0-9a-f]{20}\.js$/.test(file));
  expect(scripts.filter((file) => !read(file).startsWith(`${COMPILE_HINT}\n`))).toEqual([]);
});

test("the bundle has the same build hash as app-data.json, so browsers can detect a newer build", () => {
  const { webpackCompilationHash: hash } = JSON.parse(read("/page-data/app-data.json"));
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(
    FILES.filter((file) => /^\/app-.*\.js$/.test(file) && read(file).includes(hash)),
  ).toHaveLength(1);
});

test.each([...PAGES.map(({ path }) => path), FALLBACK])(
  "%s has the styles of its template, which 404.html links to",
  (path) => {
    // The host may send 404.html with any page's security policy, and those have no hashes of its styles.
    const isLinked = path === FALLBACK;
    const [styles, links] = [/<style/g, /<link rel="stylesheet"/g].map(
      (tag) => htmlOf(path).match(tag)?.length ?? 0,
    );
    expect([styles, links]).toEqual(isLinked ? [0, 2] : [1, 0]);
    expect(htmlOf(path)).toMatch(
      /(?:data-)?href="\/component---src-templates-[\w-]+-tsx\.\w+\.css"/,
    );
  },
);

test.each([...PAGES.map(({ path }) => path), FALLBACK])(
  "%s doesn't load a script file before the page is idle",
  (path) => {
    const html = htmlOf(path);
    expect(html.match(/<link\b[^>]*\bas="(script|fetch)"/)).toBeNull();
    const runtime = RUNTIME_TEMPLATE.exec(html)?.[1] ?? "";
    const files = (text: string) =>
      Array.from(text.matchAll(/<script[^>]*\ssrc="([^"]*)"/g), ([, url]) => url);
    expect(files(runtime).length).toBeGreaterThan(0);
    expect(files(html.replace(runtime, ""))).toEqual([]);
  },
);
