import type { Page } from "@playwright/test";
import { content, documentTitle, PAGES } from "../support/site-content";
import { documentId, expect, navigateInApp, SITE_URL, test, visit } from "./support/test";

/** Checks that a page is shown, with its own title and address for search engines. */
async function expectPage(page: Page, { path, heading, name }: (typeof PAGES)[number]) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(documentTitle({ name }));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    content.site.brand.url + path,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
}

for (const shown of PAGES) {
  const { path } = shown;
  const slashed = path === "/" ? path : `${path}/`;

  test(`${path} shows its page, with a slash at the end too`, async ({ page }) => {
    for (const address of new Set([path, slashed])) {
      const response = await visit(page, address);
      expect(response.status()).toBe(200);
      await expectPage(page, shown);
    }
  });

  test(`${path} shows its page to a visitor of another page, with a slash too`, async ({
    page,
  }) => {
    await visit(page, path === "/faq" ? "/contact" : "/faq");
    const document = await documentId(page);
    await navigateInApp(page, path);
    await expect(page).toHaveURL(SITE_URL + path);
    await expectPage(page, shown);
    await navigateInApp(page, path === "/contact" ? "/faq" : "/contact");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(shown.heading);
    await navigateInApp(page, slashed);
    await expectPage(page, shown);
    expect(await documentId(page)).toBe(document);
  });
}

test("every link of the navigation leads to its page without loading a document", async ({
  page,
}) => {
  await visit(page, "/");
  const document = await documentId(page);
  const nav = page.getByRole("navigation", { name: content.site.shell.navLabel });
  for (const { label, href } of content.site.nav.filter((link) => link.href.startsWith("/"))) {
    await nav.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(SITE_URL + href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      PAGES.find(({ path }) => path === href)?.heading ?? "",
    );
    await expect(nav.locator('[aria-current="page"]')).toHaveText(label);
  }
  expect(await documentId(page)).toBe(document);
});

test("Blog opens a new tab that can't reach this one, Login stays in the same tab", async ({
  page,
  context,
  problems,
}) => {
  const addressOf = (link: string) =>
    content.site.nav.find(({ label }) => label === link)?.href ?? "";
  for (const address of [addressOf("Blog"), addressOf("Login")]) {
    problems.allow(new RegExp(`^third party: ${address}`));
    await context.route(address, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
    );
  }
  await visit(page, "/");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: `Blog ${content.site.shell.newTab}` }).click();
  const blog = await opened;
  await expect(blog).toHaveURL(addressOf("Blog"));
  expect(await blog.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${SITE_URL}/`);

  const nav = page.getByRole("navigation", { name: content.site.shell.navLabel });
  await nav.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(addressOf("Login"));
  expect(context.pages()).toHaveLength(2);
});
