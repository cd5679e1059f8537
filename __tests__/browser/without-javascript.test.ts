import { formatDollars } from "../../src/numbers/numbers";
import { content, PAGES } from "../support/site-content";
import { expect, follow, readableWords, SITE_URL, test, visit } from "./support/test";

test.use({ javaScriptEnabled: false });

/** Without script the form and the plan finder can do nothing: see the tests of their pages below. */
const NEED_SCRIPT = ["/contact", "/pricing"];

for (const { path, heading } of PAGES.filter((page) => !NEED_SCRIPT.includes(page.path))) {
  test(`${path} is complete: it says the same as with JavaScript, and shows its pictures`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    const context = await browser.newContext({ javaScriptEnabled: true });
    const withScript = await context.newPage();
    await visit(withScript, SITE_URL + path);
    const words = await readableWords(page);
    expect(words).toContain(heading);
    expect(words).toBe(await readableWords(withScript));
    await context.close();
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
  });
}

test("every price is shown, and worked examples in the place of the plan finder, which would answer nothing", async ({
  page,
}) => {
  await page.goto("/pricing");
  const { finder, plans, words } = content.plans;
  for (const { slug, price } of plans) {
    const prices = price ? [price.annual, price.monthly].map(formatDollars) : [words.custom];
    for (const amount of prices) {
      await expect(
        page.locator(`#${slug}`).getByText(amount, { exact: true }).first(),
      ).toBeVisible();
    }
  }
  const section = page.locator("section").filter({ hasText: finder.title }).first();
  await expect(section.getByRole("heading", { name: finder.title })).toBeVisible();
  const table = section.getByRole("table", { name: finder.examples.title });
  await expect(table).toBeVisible();
  await expect(table).toContainText(/\$\d/);
  await expect(section.getByRole("slider")).toHaveCount(0);
  await expect(section.getByRole("button")).toHaveCount(0);
});

test("the answers can be opened and read", async ({ page }) => {
  await page.goto("/faq");
  for (const [index, { question, answer }] of content.faq.questions.entries()) {
    // The first is open from the start.
    if (index > 0) await page.getByRole("heading", { name: question }).click();
    for (const paragraph of answer) await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test("the contact page has a mailto: and a tel: link in the place of the form", async ({
  page,
}) => {
  await page.goto("/contact");
  const { salesEmail, phone, phoneLink } = content.site.contact;
  const main = page.getByRole("main");
  const mail = main.locator(`a[href="mailto:${salesEmail}"]`);
  const call = main.locator(`a[href="tel:${phoneLink}"]`);
  await expect(mail.first()).toBeVisible();
  await expect(call.first()).toBeVisible();
  await expect(call.first()).toHaveText(phone);
  const inPlace = main.locator("noscript p");
  await expect(inPlace).toBeVisible();
  await expect(inPlace).toContainText(content.contact.form.noScript);
  await expect(page.getByRole("button", { name: content.contact.form.submit })).toBeHidden();
});

test("the navigation leads on, as a row of links and from a menu that Escape closes", async ({
  page,
}) => {
  const nav = page.getByRole("navigation", { name: content.site.shell.navLabel });
  const toggle = page.getByRole("button", { name: content.site.shell.menu });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await follow(page, "/contact");
  await expect(page).toHaveURL(`${SITE_URL}/contact`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav).toBeHidden();
  await toggle.click();
  await expect(nav.getByRole("link")).toHaveCount(content.site.nav.length);
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await follow(page, "/pricing");
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  await expect(nav).toBeHidden();
});
