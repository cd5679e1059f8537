import { content, documentTitle, PAGES } from "../support/site-content";
import { documentId, expect, follow, navigateInApp, SITE_URL, test, visit } from "./support/test";

test("navigating to any page shows its heading and title without loading a new document", async ({
  page,
}) => {
  await visit(page, "/faq");
  const document = await documentId(page);
  const linked = content.site.nav.map(({ href }) => href);
  for (const { path, heading, name } of PAGES) {
    if (linked.includes(path)) await follow(page, path);
    else await navigateInApp(page, path);
    await expect(page).toHaveURL(SITE_URL + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(documentTitle({ name }));
    // Except for Home, also test each URL with a trailing slash, because links on other sites may have one.
    if (path !== "/") await navigateInApp(page, `${path}/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  expect(await documentId(page)).toBe(document);
});
