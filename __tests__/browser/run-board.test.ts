import { content } from "../support/site-content";
import { expect, test, visit } from "./support/test";

const { controls } = content.home.hero.runBoard;

test("choosing the most lanes doesn't shift the layout", async ({ page }) => {
  await visit(page, "/");
  const picture = page.locator("main [role=img]").first();
  const height = () => picture.evaluate((element) => element.clientHeight);
  const before = await height();
  await page.getByRole("group", { name: controls.lanes }).getByRole("radio").last().check();
  expect(await height()).toBe(before);
});
