import { checkSizes, lookAtMenu, TEXT_SIZES } from "./foreign/text-sizes";
import { tabOf } from "./support/tab";
import { expect, SITE_URL, settled, test, visit } from "./support/test";

for (const size of TEXT_SIZES) {
  test(`no page overflows with text of ${size} px`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
    await page.goto("/");
    const real = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(real).toBe(`${size}px`);
    await checkSizes(tabOf(page), SITE_URL);
  });
}

for (const width of [768, 1024, 1440]) {
  test(`an open menu gives way to the row of links when the page becomes ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/features");
    await page.locator("button[aria-controls]").click();
    await expect.poll(() => page.evaluate(lookAtMenu)).toMatchObject({ open: true, links: true });
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    const row = { open: false, links: true, covered: false };
    await expect.poll(() => page.evaluate(lookAtMenu)).toEqual(row);
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page);
    expect(await page.evaluate(lookAtMenu)).toMatchObject({ open: false, links: false });
  });
}
