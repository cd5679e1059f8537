/**
 * Makes the icons of browsers and home screens from the mark. Run it after a change of the mark
 * (src/components/Logo/mark.ts) or of its colours, and commit what it writes:
 *
 *   npx tsx tools/pictures/favicons.ts
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MARK } from "../../src/components/Logo/mark";
import { fail } from "../shared/run";
import { wrapInIco } from "./ico";
import { markColors, tabIcon } from "./tab-icon";

const OUT = join(__dirname, "../../static");

interface Size {
  /** Side of the picture in pixels. */
  side: number;
  /** Width of the mark, height of a bar and of the gap between two, in whole pixels. */
  width: number;
  bar: number;
  gap: number;
}

/** Each drawn on the pixels of its size, since a mark scaled down to 16 px is blurred. */
const TAB_SIZES: Size[] = [
  { side: 16, width: 12, bar: 3, gap: 1 },
  { side: 32, width: 22, bar: 6, gap: 2 },
  { side: 48, width: 32, bar: 8, gap: 4 },
];

/** Home screens cut their own shape, in which the middle 80% is always visible. */
const TOUCH_SIZE: Size = { side: 180, width: 88, bar: 22, gap: 11 };
const TILE_SIZES: Size[] = [
  { side: 192, width: 94, bar: 24, gap: 11 },
  { side: 512, width: 256, bar: 64, gap: 32 },
];

/** The mark in a square of ink, which makes it visible on a tab or a screen of any colour. */
function draw({ side, width, bar, gap }: Size, corner: number): Promise<Buffer> {
  const left = Math.floor((side - width) / 2);
  const top = Math.ceil((side - 3 * bar - 2 * gap) / 2);
  const { ink, onDark } = markColors();
  const bars = MARK.map(({ from, to, passed }, row) => {
    const x = Math.round((width * from) / 16);
    const right = Math.round((width * to) / 16);
    return `<rect x="${left + x}" y="${top + row * (bar + gap)}" width="${right - x}"
      height="${bar}" rx="${bar / 4}" fill="${passed ? onDark.passed : onDark.bar}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <rect width="${side}" height="${side}" rx="${corner * side}" fill="${ink}"/>
    ${bars.join("")}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

async function main(): Promise<void> {
  await writeFile(join(OUT, "favicon.svg"), tabIcon());
  const tabs = TAB_SIZES.map(async (size) => ({ pixels: size.side, png: await draw(size, 0.2) }));
  await writeFile(join(OUT, "favicon.ico"), wrapInIco(await Promise.all(tabs)));
  await writeFile(join(OUT, "apple-touch-icon.png"), await draw(TOUCH_SIZE, 0));
  for (const size of TILE_SIZES) {
    await writeFile(join(OUT, `icon-${size.side}.png`), await draw(size, 0));
  }
}

main().catch(fail);
