import { testBrowser } from "../../tools/shared/chromium";
import { PAGES } from "../support/site-content";
import { expect, test, visit } from "./support/test";

const { args, ...browser } = testBrowser();
test.use({
  launchOptions: { ...browser, args: [...args, "--blink-settings=minimumFontSize=24"] },
});

test("if a visitor has set a minimum font size of 24 px, no icon is cut off", async ({ page }) => {
  let count = 0;
  for (const { path } of PAGES) {
    await visit(page, path);
    const icons = await page.locator(".icon").evaluateAll((found) =>
      found
        .filter((icon) => icon.checkVisibility())
        .map((icon) => ({
          icon: `${icon.parentElement?.textContent} ${getComputedStyle(icon).fontSize}`,
          beyond: icon.scrollWidth - icon.clientWidth,
          below: icon.scrollHeight - icon.clientHeight,
        })),
    );
    expect(icons.filter(({ beyond, below }) => beyond > 0 || below > 0)).toEqual([]);
    count += icons.length;
  }
  expect(count).toBeGreaterThan(20);
});
