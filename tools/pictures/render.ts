/**
 * Draws the pictures of static/images/ from their sources. Run it after a change of a source or of
 * the tokens, and commit what it writes; name pictures to draw only those:
 *
 *   npx tsx tools/pictures/render.ts [banner.png ...]
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { openBrowser } from "../shared/open-browser";
import { fail } from "../shared/run";
import { type Picture, pageOf } from "./page";
import { PICTURES, shapeBackground } from "./sources";

const OUT = join(__dirname, "../../static/images");

/** In bytes. The build makes small files from these; they only have to be pleasant to check out. */
const LIMIT = 600_000;

async function draw(browser: Browser, picture: Picture): Promise<Buffer> {
  const { width, height, scale } = picture;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: "light",
  });
  await page.setContent(pageOf(picture));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: "disabled" });
  await page.close();
  // Few flat colours: a palette is a third of the size and can't be told from the original.
  return sharp(png).png({ palette: true, quality: 100, effort: 10, dither: 0.5 }).toBuffer();
}

async function main(): Promise<void> {
  await writeFile(join(OUT, shapeBackground.file), shapeBackground.svg);

  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !PICTURES.some(({ file }) => file === name));
  if (unknown.length > 0) throw new Error(`There is no source for ${unknown.join(", ")}.`);

  const browser = await openBrowser(["--disable-lcd-text", "--font-render-hinting=none"]);
  try {
    for (const picture of PICTURES) {
      if (names.length > 0 && !names.includes(picture.file)) continue;
      const png = await draw(browser, picture);
      if (png.length > LIMIT) {
        throw new Error(`${picture.file} has ${png.length} bytes; at most ${LIMIT} are allowed.`);
      }
      await writeFile(join(OUT, picture.file), png);
      console.log(`${picture.file}: ${png.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

main().catch(fail);
