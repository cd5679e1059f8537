import type { Page } from "@playwright/test";
import { formatDuration } from "../../src/numbers";
import { timeOn } from "../../src/pricing/schedule";
import { content } from "../support/site-content";
import { expect, test, visit } from "./support/test";

const { runBoard: board } = content.home.hero;
const { controls } = board;
const { plans } = content.plans;

/** The most lanes that any plan includes, which is the last choice on the run board. */
const most = Math.max(...plans.map(({ parallelTests = 0 }) => parallelTests));
const timeIs = (lanes: number) => formatDuration(timeOn(board.files, lanes));

const picture = (page: Page) => page.locator("main [role=img]").first();
const choice = (page: Page, lanes: number) =>
  page
    .getByRole("group", { name: controls.lanes })
    .getByRole("radio", { name: `${lanes}`, exact: true });
const outcome = (page: Page) =>
  page.getByRole("group", { name: controls.lanes }).locator("xpath=following-sibling::*");
const sizeOf = (page: Page) => picture(page).evaluate((element) => element.clientHeight);

test("using only a keyboard, visitors can rerun the suite on a different number of lanes, without layout shifts", async ({
  page,
}) => {
  await visit(page, "/");
  await choice(page, 1).focus();
  const height = await sizeOf(page);
  // The left arrow key moves from the first choice to the last, and the right one back.
  await page.keyboard.press("ArrowLeft");
  await expect(choice(page, most)).toBeChecked();
  await expect(picture(page)).toContainText(timeIs(most));
  await expect(outcome(page)).toContainText(timeIs(most));
  expect(await sizeOf(page)).toBe(height);
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, 1)).toBeChecked();
  await expect(outcome(page)).toContainText(controls.alone);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: controls.again })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(outcome(page)).toHaveText("");
  await expect(outcome(page)).toContainText(timeIs(1));
});
