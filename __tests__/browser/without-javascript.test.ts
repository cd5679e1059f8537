import { content, PAGES } from "../support/site-content";
import { expect, follow, readableWords, SITE_URL, test, visit } from "./support/test";

test.use({ javaScriptEnabled: false });

const NEED_SCRIPT = ["/contact", "/pricing"];

for (const { path, heading } of PAGES.filter((page) => !NEED_SCRIPT.includes(page.path))) {
  test(`without JavaScript, ${path} has the same text and shows its pictures`, async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    const context = await browser.newContext({ javaScriptEnabled: true });
    const withScript = await context.newPage();
    await visit(withScript, SITE_URL + path);
    // The estimate has worked examples in place of fields.
    for (const one of [page, withScript]) {
      await one.evaluate(() => document.querySelector("[data-suite-estimate]")?.remove());
    }
    const words = await readableWords(page);
    expect(words).toContain(heading);
    // Hide the optional controls that need JavaScript, because the content is complete without them.
    await withScript.evaluate(() => delete document.documentElement.dataset.scripts);
    expect(words).toBe(await readableWords(withScript));
    await context.close();
    for (const picture of await page.locator("main img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    }
  });
}

const WAYS: [what: string, change?: (html: string) => string][] = [
  ["JavaScript is disabled"],
  [
    "a proxy holds back every script",
    (html) => html.replaceAll("<script", '<script type="text/held-back"'),
  ],
  ["a proxy removes every script", (html) => html.replace(/<script[^>]*>.*?<\/script>/gs, "")],
  // The security policy blocks rewritten scripts, because it contains the hashes of the original ones.
  [
    "a proxy rewrites inline scripts",
    (html) => html.replaceAll("<script>", "<script>/* minified */"),
  ],
];

for (const [what, change] of WAYS) {
  test.describe(`if ${what}`, () => {
    test.use({ javaScriptEnabled: change !== undefined });

    test("contact details replace the form, and examples replace the plan finder", async ({
      page,
      problems,
    }) => {
      problems.allow(/Content Security Policy/);
      const isPage = (url: URL) => !url.pathname.includes(".");
      await page.route(isPage, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: change?.(html) ?? html });
      });
      await page.goto("/contact");
      const { salesEmail } = content.site.contact;
      const inPlace = page.getByText(content.contact.contactForm.noScript);
      await expect(inPlace).toBeVisible();
      await expect(inPlace.locator(`[href="mailto:${salesEmail}"]`)).toBeVisible();
      await expect(page.locator("form")).toBeHidden();
      await page.goto("/pricing");
      const { planFinder } = content.plans;
      const section = page.getByRole("region", { name: planFinder.title });
      await expect(section.getByRole("table", { name: planFinder.examples.title })).toBeVisible();
      await expect(section.getByRole("slider")).toHaveCount(0);
      await expect(section.getByRole("button")).toHaveCount(0);
    });
  });
}

test("the navigation works as a row of links and as a menu that Escape closes", async ({
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
