import { openBrowser } from "../../tools/shared/chromium";

/** In em. Unlike a sum of glyph widths, the results include kerning. */
export async function measureWidths(
  measurements: readonly { src: string; weight: number; text: string }[],
): Promise<number[]> {
  const browser = await openBrowser(["--font-render-hinting=none"]);
  try {
    const page = await browser.newPage();
    return await page.evaluate(async (all) => {
      const pixels = 100;
      const widths: number[] = [];
      for (const [index, { src, weight, text }] of all.entries()) {
        const face = new FontFace(`Measured ${index}`, src, { weight: "1 999" });
        document.fonts.add(await face.load());
        const line = document.createElement("span");
        line.style.cssText = `font: ${weight} ${pixels}px "Measured ${index}"; position: absolute; white-space: pre`;
        line.textContent = text;
        document.body.append(line);
        widths.push(line.getBoundingClientRect().width / pixels);
      }
      return widths;
    }, measurements);
  } finally {
    await browser.close();
  }
}
