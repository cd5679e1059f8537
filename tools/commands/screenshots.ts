import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { PAGES } from "../../src/routes";
import { startPreview } from "../host/preview-server";
import { pictureOf, stillTab } from "../shared/full-page";
import { openBrowser } from "../shared/open-browser";
import { withProgress } from "../shared/progress";
import { fail } from "../shared/run";

const FOLDER = "screenshots";

/**
 * `npm run screenshots [-- pricing …]`: every page (or those named) of the build in `public/`, at
 * three widths, in both colour schemes, into the ignored folder `screenshots/`; all of them together
 * with the README's picture of Home, which is for the commit.
 */
async function main(args: readonly string[]): Promise<void> {
  const pages = args.length > 0 ? args.map(pageOf) : PAGES;
  const server = await startPreview({ port: 0, dir: "public" });
  try {
    const browser = await openBrowser();
    try {
      if (args.length === 0) rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      for (const colorScheme of ["light", "dark"] as const) {
        for (const width of [390, 768, 1440]) {
          await withProgress(`${pages.length} pages, ${width} px, ${colorScheme}`, async () => {
            const tab = await stillTab(browser, width, { colorScheme });
            for (const page of pages) {
              const name = `${nameOf(page)}-${width}-${colorScheme}.png`;
              writeFileSync(path.join(FOLDER, name), await pictureOf(tab, server.url + page));
            }
            await tab.context().close();
          });
        }
      }
      if (args.length === 0) await drawForReadme(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
  console.log(`${pages.length * 6} screenshots in ${FOLDER}/`);
}

/** Home's first screen, once its run has ended, 1600 pixels wide. */
async function drawForReadme(browser: Browser, url: string): Promise<void> {
  const tab = await browser.newPage({
    viewport: { width: 1280, height: 760 },
    deviceScaleFactor: 1.25,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await tab.goto(url, { waitUntil: "networkidle" });
  const png = await tab.screenshot();
  await sharp(png).webp({ quality: 90 }).toFile("docs/home.webp");
}

/**
 * The page of a name such as `pricing`, `/pricing` or `home`.
 *
 * @throws Error if the site has no such page; it names those that there are
 */
function pageOf(name: string): string {
  const page = name === "home" ? "/" : `/${name.replace(/^\//, "")}`;
  if (PAGES.some((known) => known === page)) return page;
  const names = PAGES.map(nameOf).join(", ");
  throw new Error(`There is no page "${name}". Name some of ${names}, or none for all.`);
}

const nameOf = (page: string) => (page === "/" ? "home" : page.slice(1));

main(process.argv.slice(2)).catch(fail);
