import { content } from "../support/site-content";
import { contactForm } from "./support/contact-form";
import {
  expect,
  follow,
  hydrated,
  navigateInApp,
  SITE_URL,
  scrollTo,
  test,
  visit,
} from "./support/test";

test("if the host serves a variant of a page's path with Home's 404.html, the page is shown without a hydration error", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/contact/);
  await page.route(/contact/, async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    return route.fulfill({ response: await route.fetch({ url: `${SITE_URL}/nowhere` }) });
  });
  for (const path of ["//contact", "/contact//", "/contact"]) {
    await page.goto(SITE_URL + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
    await hydrated(page);
    await contactForm(page).button.click();
    await expect(contactForm(page).field("firstName")).toBeFocused();
  }
});

test("navigating to an unknown path, or going back to it, shows Home at that URL", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404 .*\/nowhere\)$/);
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page, "/pricing");
  await navigateInApp(page, "/nowhere");
  await expect(heading).toHaveText(content.home.hero.title);
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await scrollTo(page, 900);
  await follow(page, "/pricing");
  await expect(heading).toHaveText(content.plans.title);
  await page.goBack();
  await expect(page).toHaveURL(`${SITE_URL}/nowhere`);
  await expect(heading).toHaveText(content.home.hero.title);
  await page.reload();
  await hydrated(page);
  await expect(heading).toHaveText(content.home.hero.title);
});
