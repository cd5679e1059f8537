import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { PAGES } from "../../src/routes";
import { startPreview } from "../host/preview-server";
import { openBrowser } from "../shared/chromium";
import { fail } from "../shared/run";

const FOLDER = "screenshots";
const SCHEMES = ["light", "dark"] as const;

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 900 },
  { width: 1440, height: 900 },
];

/**
 * `npm run screenshots [-- pricing …]`: takes screenshots of pages of the last build (by default, all pages)
 * at three widths and in both color schemes. Saves the screenshots to `screenshots/`, which git ignores.
 * If no page is named, also updates the README's screenshot of Home, which you then need to commit.
 */
async function main(args: readonly string[]): Promise<void> {
  const pages = args.length > 0 ? args.map(pageOf) : PAGES;
  const server = await startPreview({ port: 0, dir: "public" });
  try {
    const browser = await openBrowser();
    try {
      if (args.length === 0) rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      for (const page of pages) await shoot(browser, server.url, page);
      if (args.length === 0) await drawForReadme(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
  console.log(`Wrote ${pages.length * SIZES.length * SCHEMES.length} screenshots to ${FOLDER}/`);
}

async function shoot(browser: Browser, url: string, page: string): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const tab = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      await tab.goto(url + page, { waitUntil: "networkidle" });
      // Pictures and the plan finder's curve load when they are near the window, which observers notice after a while.
      await tab.evaluate(async () => {
        const { scrollHeight } = document.body;
        for (const screen of [...Array(Math.ceil(scrollHeight / innerHeight)).keys(), 0]) {
          scrollTo(0, screen * innerHeight);
          await new Promise((done) => setTimeout(done, 100));
        }
        // A picture that this width hides never loads.
        const shown = [...document.images].filter((image) => image.checkVisibility());
        await Promise.all(shown.map((image) => image.decode().catch(() => {})));
      });
      const file = path.join(FOLDER, `${nameOf(page)}-${viewport.width}-${colorScheme}.png`);
      await tab.screenshot({ fullPage: true, path: file });
      await tab.close();
    }
  }
  console.log(`${nameOf(page)} done`);
}

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

function pageOf(name: string): string {
  const page = PAGES.find((path) => nameOf(path) === name);
  if (page !== undefined) return page;
  throw new Error(`There is no page "${name}". Choose from ${PAGES.map(nameOf).join(", ")}.`);
}

const nameOf = (page: string) => (page === "/" ? "home" : page.slice(1));

main(process.argv.slice(2)).catch(fail);
