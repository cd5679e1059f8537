import { chromium } from "@playwright/test";
import { ensureChromium } from "../chromium";

/**
 * Widths of `text` in a variable font at some weights, in em, as a browser sets it: kerning narrows
 * these faces by 1% to 3%, which a sum of the letters' own widths would miss.
 */
export async function measureWidths(
  font: Buffer,
  weights: readonly number[],
  text: string,
): Promise<Map<number, number>> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage();
    const pixels = 100;
    await page.setContent(`<style>
      @font-face { font-family: Measured; font-weight: 1 999;
        src: url("data:font/woff2;base64,${font.toString("base64")}"); }
      span { font: ${pixels}px Measured; position: absolute; white-space: pre; }</style>
      ${weights.map((weight) => `<span style="font-weight:${weight}">${text}</span>`).join("")}`);
    await page.evaluate(() => document.fonts.ready);
    const boxes = await Promise.all(
      weights.map(async (weight, index) => {
        const box = await page.locator("span").nth(index).boundingBox();
        if (box === null) throw new Error(`The text of weight ${weight} was not drawn.`);
        return [weight, box.width / pixels] as const;
      }),
    );
    return new Map(boxes);
  } finally {
    await browser.close();
  }
}
