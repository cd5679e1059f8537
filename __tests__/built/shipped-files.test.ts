import { homedir, hostname } from "node:os";
import { resolve } from "node:path";
import { COMPILE_HINT } from "../../src/gatsby/webpack";
import { visibleFilesBelow } from "../../src/node/files-below";
import { RUNTIME_TEMPLATE } from "../../tools/bench/strip-scripts";
import { PAGES } from "../support/site-content";
import { FALLBACK, FILES, htmlOf, read } from "./support/site";

/** Every kind of file that the site consists of. What matches none of them must not ship. */
const KNOWN: RegExp[] = [
  // Pages, and what Gatsby fetches for them on the way from page to page.
  new RegExp(`^(?:/index|/404|${PAGES.map(({ path }) => path).join("|")})(/index)?\\.html$`),
  /^\/page-data\/([\w.-]+\/)?(page-data|app-data)\.json$/,
  // Bundles and their licences, and Gatsby's lists of them.
  /^\/[\w-]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$/,
  /^\/[\w.-]+\.[0-9a-f]{20}\.css$/,
  /^\/(chunk-map|webpack\.stats)\.json$/,
  /^\/_gatsby\/slices\/[\w-]+\.html$/,
  // Optimised pictures, web fonts and the icon font with its licence.
  /^\/static\/([0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(avif|webp)|[\w-]+-[0-9a-f]{32}\.woff2)$/,
  /^\/styles\/fonts\/[\w.-]+\.(woff2|LICENSE\.txt|txt)$/,
  // The originals, at the addresses that the specification gives them.
  /^\/images\/[\w/-]+\.(png|jpg|svg)$/,
  // What the pricing page shows where no script runs.
  /^\/price-curve\.svg$/,
  // What editors link: brochures, price lists.
  /^\/files\/./,
  // For browsers, search engines and the host.
  /^\/share\/[\w-]+\.png$/,
  /^\/(llms\.txt|pricing(\.schema)?\.json)$/,
  /^\/(favicon\.(ico|svg)|icon-(192|512)\.png|apple-touch-icon\.png|site\.webmanifest)$/,
  /^\/(robots\.txt|\.well-known\/security\.txt|sitemap-(index|0)\.xml|_headers|_redirects)$/,
];

test("nothing ships that is not part of the site", () => {
  expect(FILES.filter((file) => !KNOWN.some((kind) => kind.test(file)))).toEqual([]);
});

test("the originals of the pictures and the fonts are at the addresses that the specification gives them", () => {
  const originals = visibleFilesBelow(resolve(__dirname, "..", "..", "static", "images"));
  for (const file of originals) expect(FILES).toContain(`/images/${file}`);
  expect(FILES.filter((file) => /^\/styles\/fonts\/.*\.woff2$/.test(file))).toHaveLength(1);
  expect(FILES.filter((file) => /^\/static\/[^/]+\.woff2$/.test(file))).toHaveLength(2);
});

const texts = FILES.filter((file) => /\.(html|js|css|json|txt|xml|webmanifest)$|\/_/.test(file));

test("no file names a folder of the machine that built it", () => {
  const root = resolve(__dirname, "..", "..");
  const names = [root, `${homedir()}/`, `//${hostname()}`].filter((name) => name.length > 5);
  const naming = texts.filter((file) => names.some((name) => read(file).includes(name)));
  expect(naming).toEqual([]);
});

test("every script has the browser compile it as it arrives", () => {
  const scripts = FILES.filter((file) => file.endsWith(".js"));
  expect(scripts.filter((file) => !read(file).startsWith(`${COMPILE_HINT}\n`))).toEqual([]);
});

test("the bundle says the same of itself as the file by which a browser learns of a newer one", () => {
  const { webpackCompilationHash: hash } = JSON.parse(read("/page-data/app-data.json"));
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(
    FILES.filter((file) => /^\/app-.*\.js$/.test(file) && read(file).includes(hash)),
  ).toHaveLength(1);
});

describe("what stands inline", () => {
  test.each([...PAGES.map(({ path }) => path), FALLBACK])("on %s is expected", (path) => {
    const html = htmlOf(path);
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, script = ""]) => script.trim(),
    );
    expect(scripts).toEqual([
      // What starts all others is small, since every page carries it.
      expect.stringMatching(/^\(\(\)=>\{.*scrollRestoration="manual".{300,700}$/),
      ...(path === "/contact" ? [expect.stringContaining('addEventListener("submit",')] : []),
      // Data for search engines, which no browser runs; not on the host's page for unknown addresses.
      ...(path === FALLBACK
        ? []
        : [expect.stringMatching(/^\{"@context":"https:\/\/schema\.org",/)]),
    ]);
    const styles = [...html.matchAll(/<style([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    const links = Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g),
      ([, to]) => to,
    );
    const ownStyles = /^\/component---src-templates-[\w-]+-tsx\.\w+\.css$/;
    if (path === FALLBACK) {
      // The host may send it under the policy of any page, where its styles' hash isn't.
      expect(styles).toEqual([]);
      expect(links).toEqual([
        expect.stringMatching(ownStyles),
        expect.stringMatching(/^\/app\.\w+\.css$/),
      ]);
    } else {
      expect(styles).toEqual([expect.stringMatching(/^ data-href="[^"]+"$/)]);
      expect(styles[0]?.slice(' data-href="'.length, -1)).toMatch(ownStyles);
      expect(links).toEqual([]);
    }
    expect(html).toContain(`data-page-path="${path}"`);
  });

  test.each([...PAGES.map(({ path }) => path), FALLBACK])(
    "on %s no script is asked for before the page is idle",
    (path) => {
      const html = htmlOf(path);
      expect(html.match(/<link\b[^>]*\bas="(script|fetch)"/)).toBeNull();
      const runtime = RUNTIME_TEMPLATE.exec(html)?.[1] ?? "";
      const files = (text: string) =>
        Array.from(text.matchAll(/<script[^>]*\ssrc="([^"]*)"/g), ([, address]) => address);
      expect(files(runtime).length).toBeGreaterThan(0);
      expect(files(html.replace(runtime, ""))).toEqual([]);
    },
  );
});
