import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expect, SITE_URL, test, visit } from "./support/test";

const { words, estimator, plans } = content.plans;

/** Which of a plan's two prices stands first, and that both can be seen. */
async function pricesOf(page: Page, slug: string, annual: string, monthly: string) {
  const card = page.locator(`#${slug}`);
  const top = async (amount: string) => {
    const price = card.getByText(amount, { exact: true });
    await expect(price).toBeVisible();
    return (await price.boundingBox())?.y ?? Number.NaN;
  };
  return (await top(annual)) < (await top(monthly)) ? "annual first" : "monthly first";
}

test("the billing switch works with the keyboard, and both prices stay", async ({ page }) => {
  await visit(page, "/pricing");
  const annual = page.getByRole("radio", { name: words.annual });
  const monthly = page.getByRole("radio", { name: words.monthly });
  const both = async () => [
    await pricesOf(page, "basic", "$100", "$140"),
    await pricesOf(page, "pro", "$300", "$375"),
  ];
  await expect(annual).toBeChecked();
  expect(await both()).toEqual(["annual first", "annual first"]);

  await annual.focus();
  await page.keyboard.press("ArrowRight");
  await expect(monthly).toBeChecked();
  await expect(monthly).toBeFocused();
  expect(await both()).toEqual(["monthly first", "monthly first"]);

  await page.keyboard.press("ArrowLeft");
  await expect(annual).toBeChecked();
  expect(await both()).toEqual(["annual first", "annual first"]);
});

test("the estimator answers with the cheapest plan, with the keyboard alone", async ({ page }) => {
  await visit(page, "/pricing");
  const minutes = page.getByRole("slider", { name: estimator.minutes });
  const parallel = page.getByRole("slider", { name: estimator.parallel });
  const result = page.locator("output");
  const resultOf = (plan: string, price: string) =>
    estimator.result.replace("[plan]", plan).replace("[price]", price);
  const overage = (extra: string, cost: string) =>
    estimator.resultOverage.replace("[minutes]", extra).replace("[cost]", cost);

  await minutes.fill("500");
  await parallel.fill("5");
  await expect(result).toHaveText(resultOf("Free", "$0"));

  await minutes.focus();
  await page.keyboard.press("ArrowRight");
  await expect(minutes).toHaveValue("1000");
  await expect(result).toHaveText(resultOf("Basic", "$100"));

  // 20,000 minutes are 5,000 more than Basic has: 100 + 5,000 x 0.02 = 200, less than Pro.
  await minutes.fill("20000");
  await expect(result).toContainText(resultOf("Basic", "$200"));
  await expect(result).toContainText(overage("5,000", "$100"));

  await parallel.fill("30");
  await expect(result).toHaveText(resultOf("Pro", "$300"));

  await parallel.focus();
  await page.keyboard.press("End");
  await expect(result).toHaveText(estimator.resultCustom);
});

test("every plan's button leads to /contact, where the message begins with the plan", async ({
  page,
}) => {
  const expected = { free: "Free", basic: "Basic", pro: "Pro", enterprise: "Enterprise" };
  expect(plans.map(({ slug }) => slug)).toEqual(Object.keys(expected));
  const { chosen, message } = content.contact.form.plan;
  for (const [slug, name] of Object.entries(expected)) {
    await visit(page, "/pricing");
    await page.locator(`#${slug}`).getByRole("link").click();
    await expect(page).toHaveURL(`${SITE_URL}/contact`);
    await expect(page.getByText(chosen.replace("[plan]", name))).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue(message.replace("[plan]", name));
  }
});

test("Unlimited users is not included in Free, in words for screen readers too", async ({
  page,
}) => {
  await visit(page, "/pricing");
  const fact = (slug: string) =>
    page
      .locator(`#${slug}`)
      .getByRole("term")
      .filter({ hasText: "Unlimited users" })
      .locator("xpath=following-sibling::dd");
  await expect(fact("free")).toHaveText("Not included");
  for (const slug of ["basic", "pro", "enterprise"]) {
    await expect(fact(slug)).toHaveText("Included");
  }
});

test("cards change on hover, and one plan's box is the active one", async ({ page }) => {
  await visit(page, "/pricing");
  const borderOf = (slug: string) =>
    page.locator(`#${slug}`).evaluate((card) => getComputedStyle(card).borderTopColor);
  const active = await borderOf("pro");
  const rest = await borderOf("basic");
  expect(active).not.toBe(rest);
  await expect(page.locator("#pro")).toContainText(words.recommended);
  await page.locator("#basic").hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => borderOf("basic")).toBe(active);
  await page.mouse.move(0, 0);
  await expect.poll(() => borderOf("basic")).toBe(rest);
});
