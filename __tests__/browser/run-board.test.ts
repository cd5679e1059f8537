import { content } from "../support/site-content";
import { expect, test, visit } from "./support/test";

const { controls } = content.home.hero.runBoard;

for (const width of [375, 480, 992, 1280])
  test(`at ${width} px, no number of lanes shifts the layout`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    const picture = page.locator("main [role=img]").first();
    const height = () => picture.evaluate((element) => element.clientHeight);
    const before = await height();
    for (const choice of await page
      .getByRole("group", { name: controls.lanes })
      .getByRole("radio")
      .all()) {
      await choice.check();
      expect(await height()).toBe(before);
    }
  });
