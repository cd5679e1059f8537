import { content, documentTitle, PAGES } from "../support/site-content";
import { documentId, expect, navigateInApp, SITE_URL, test, visit } from "./support/test";

test("a walk through all pages inside the site loads no document, and each has its title and its address for search engines", async ({
  page,
}) => {
  await visit(page, "/faq");
  const document = await documentId(page);
  for (const { path, heading, name } of PAGES) {
    // As other sites link to it; Home has no other spelling.
    await navigateInApp(page, path === "/" ? path : `${path}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(documentTitle({ name }));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", content.site.brand.url + path);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  }
  expect(await documentId(page)).toBe(document);
});

test("every link of the navigation leads to its page without loading a document, and is marked there", async ({
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

test("a link to another site opens the tab that it should, and no new tab can reach this one", async ({
  page,
  context,
  problems,
}) => {
  const outside = content.site.nav.filter(({ href }) => href.startsWith("https:"));
  const inNewTab = outside.find(({ newTab }) => newTab);
  const inThisTab = outside.find(({ newTab }) => !newTab);
  if (!inNewTab || !inThisTab) throw new Error("The navigation has no such links");
  for (const { href } of [inNewTab, inThisTab]) {
    problems.allow(new RegExp(`^third party: ${href}`));
    await context.route(href, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }),
    );
  }
  await visit(page, "/");
  const nav = page.getByRole("navigation", { name: content.site.shell.navLabel });
  const opened = page.waitForEvent("popup");
  await nav.getByRole("link", { name: `${inNewTab.label} ${content.site.shell.newTab}` }).click();
  const other = await opened;
  await expect(other).toHaveURL(inNewTab.href);
  expect(await other.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(`${SITE_URL}/`);

  await nav.getByRole("link", { name: inThisTab.label }).click();
  await expect(page).toHaveURL(inThisTab.href);
  expect(context.pages()).toHaveLength(2);
});
