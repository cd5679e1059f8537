import type { Page } from "@playwright/test";
import { LIMITS } from "../../src/contact/validation";
import { content } from "../support/site-content";
import { expect, test, visit } from "./support/test";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/** Presses a key in the message field and returns the delay until its effect is painted, in milliseconds. */
async function press(page: Page, key: string): Promise<number> {
  const before = await page.evaluate(() => window.keyTimes.length);
  await page
    .getByRole("textbox", { name: content.contact.contactForm.fields.message.label })
    .press(key);
  await page.waitForFunction((count) => window.keyTimes.length > count, before);
  return page.evaluate(() => window.keyTimes.at(-1) ?? Number.POSITIVE_INFINITY);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await press(page, "Control+V");
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.keyTimes = [];
    addEventListener(
      "keydown",
      ({ key, timeStamp }) => {
        if (key === "Control") return;
        requestAnimationFrame(() =>
          setTimeout(() => window.keyTimes.push(performance.now() - timeStamp)),
        );
      },
      true,
    );
  });
  await visit(page, "/contact");
});

const LOG_LINE =
  "2026-11-27T12:00:01.123Z INFO checkout.spec.ts:118 expected 'paid' to be 'pending'\n";

/** A long string that is slow to lay out, because fonts can kern each pair. */
const WORD = Array.from({ length: 19_000 }, (_, place) =>
  ((place * 7919 + place ** 2) % 36).toString(36),
).join("");

test("pasting a 200 KB log keeps the existing text and the start of the log", async ({ page }) => {
  const message = page.locator("textarea");
  await message.fill("Our log:");
  const log = LOG_LINE.repeat(2500).slice(0, 200_000);
  await paste(page, log);
  await expect(message).toHaveValue(`Our log:${log}`.slice(0, 2 * LIMITS.message));
});

test("in a word of 19,000 characters, a typed character appears nearly as fast as in an empty field", async ({
  page,
}) => {
  // Use the fastest of several key presses, because the machine may be busy.
  const type = async () => {
    const took: number[] = [];
    for (const key of "answer") took.push(await press(page, key));
    return Math.min(...took);
  };
  const whenEmpty = await type();
  await paste(page, WORD);
  expect((await type()) / whenEmpty).toBeLessThan(10);
  await expect(page.locator("textarea")).toHaveValue(`answer${WORD}answer`);
});
