/**
 * `npm run pictures [-- banner.html …]`: renders the pictures in static/images/ and the icons in static/ from
 * sources/. Run it also after changing design tokens or fonts. To render only some of the sources, pass their
 * file names.
 */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { openBrowser } from "../../tools/shared/chromium";
import { fail } from "../../tools/shared/run";

const SOURCES = path.join(__dirname, "sources");
const STATIC = path.join(__dirname, "../../static");

const VIEWPORT = { width: 1280, height: 1000 };

async function main(names: readonly string[]): Promise<void> {
  const sources = readdirSync(SOURCES).filter((name) => name.endsWith(".html"));
  const unknown = names.filter((name) => !sources.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown sources: ${unknown.join(", ")}.`);

  if (names.length === 0) await writeIcons();
  const browser = await openBrowser(["--disable-lcd-text", "--font-render-hinting=none"]);
  try {
    for (const source of names.length > 0 ? names : sources) {
      const picture = `${path.parse(source).name}.png`;
      const png = await drawPage(browser, path.join(SOURCES, source));
      await writeFile(path.join(STATIC, "images", picture), png);
      console.log(`${picture}: ${png.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

/** The `data-scale` attribute sets the device scale factor (2.5 by default). */
async function drawPage(browser: Browser, file: string): Promise<Buffer> {
  const [, scale = "2.5"] = /data-scale="([\d.]+)"/.exec(await readFile(file, "utf8")) ?? [];
  const page = await browser.newPage({ viewport: VIEWPORT, deviceScaleFactor: Number(scale) });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.locator("body").screenshot({ animations: "disabled" });
  await page.close();
  // The pictures have few colors, so a palette saves space without visible loss.
  return sharp(png).png({ palette: true, quality: 100, effort: 10, dither: 0.5 }).toBuffer();
}

async function writeIcons(): Promise<void> {
  for (const name of ["apple-touch-icon", "icon-512"]) {
    await writeFile(path.join(STATIC, `${name}.png`), await drawIcon(name));
  }
  const tabs = await Promise.all([16, 32, 48].map((side) => drawIcon(`favicon-${side}`)));
  await writeFile(path.join(STATIC, "favicon.ico"), await wrapInIco(tabs));
}

const drawIcon = (name: string) =>
  sharp(path.join(SOURCES, "icons", `${name}.svg`))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

/** A header, an entry for each image, and the images (en.wikipedia.org/wiki/ICO_(file_format)). */
async function wrapInIco(pngs: readonly Buffer[]): Promise<Buffer> {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2); // icon, not cursor
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, png] of pngs.entries()) {
    const { width } = await sharp(png).metadata();
    const entry = 6 + 16 * index;
    head.writeUInt8(width, entry);
    head.writeUInt8(width, entry + 1);
    head.writeUInt16LE(1, entry + 4); // color planes
    head.writeUInt16LE(32, entry + 6); // bits per pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}

main(process.argv.slice(2)).catch(fail);
