import type { Page } from "@playwright/test";
import { content, linkTo, PAGES } from "../support/site-content";
import {
  expect,
  navigateInApp,
  SITE_URL,
  scrollTo,
  scrollTop,
  settled,
  test,
  visit,
} from "./support/test";

const { shell, brand } = content.site;
const linkNames = content.site.nav.map(({ label, newTab }) =>
  newTab ? `${label} ${shell.newTab}` : label,
);

/** The parts of the navigation on a page. */
const partsOf = (page: Page) => ({
  header: page.getByRole("banner"),
  bar: page.locator("header > .wrap"),
  logo: page.getByRole("link", { name: `${brand.name} ${shell.home}` }),
  toggle: page.getByRole("button", { name: shell.menu }),
  nav: page.getByRole("navigation", { name: shell.navLabel }),
});

/** What has the focus, as a visitor would name it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());

test.describe("past 100 px", () => {
  test("the navigation of every page is normal at 100 px and shrunk at 101 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    // Not on the first page: a link to the page one is on has a heading to wait for before it has
    // scrolled to the top.
    await visit(page, PAGES.at(-1)?.path ?? "");
    const { header } = partsOf(page);
    for (const { path, heading } of PAGES) {
      await navigateInApp(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await scrollTo(page, 100);
      await expect(header).not.toHaveAttribute("data-shrunk");
      await scrollTo(page, 101);
      await expect(header).toHaveAttribute("data-shrunk");
      await scrollTo(page, 100);
      await expect(header).not.toHaveAttribute("data-shrunk");
    }
  });

  for (const width of [390, 1280]) {
    test(`at ${width} px wide it takes less padding, has a smaller logo and stays in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/");
      const { bar, logo, header } = partsOf(page);
      const normal = { bar: await bar.boundingBox(), logo: await logo.boundingBox() };
      await scrollTo(page, 101);
      const height = async () => (await bar.boundingBox())?.height;
      const logoWidth = async () => (await logo.boundingBox())?.width;
      await expect.poll(height).toBeLessThan((normal.bar?.height ?? 0) * 0.8);
      await expect.poll(logoWidth).toBeLessThan((normal.logo?.width ?? 0) * 0.9);
      expect((await header.boundingBox())?.y).toBe(0);
      await expect(logo).toBeInViewport({ ratio: 1 });
      await scrollTo(page, 100);
      await expect.poll(height).toBe(normal.bar?.height);
      await expect.poll(logoWidth).toBe(normal.logo?.width);
    });
  }

  test("nothing on the page moves when it shrinks", async ({ page }) => {
    await visit(page, "/features");
    await scrollTo(page, 100);
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.boundingBox())?.y ?? 0;
    await scrollTo(page, 101);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBe(before - 1);
  });
});

test.describe("at 768 px and wider", () => {
  test("the links are visible in their order, and there is no toggle", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    await expect(toggle).toBeHidden();
    const links = nav.getByRole("link");
    await expect(links).toHaveText(linkNames);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  });
});

test.describe("at 767 px and narrower", () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test("the navigation is collapsed, and the toggle expands and collapses it", async ({ page }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    await expect(nav).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    await expect(nav).toBeVisible();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    for (const link of await nav.getByRole("link").all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await toggle.click();
    await expect(nav).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape closes the menu and returns the focus to the toggle", async ({ page }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(nav).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(linkNames[1]);
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  test("so it does from the logo, which lies beside the menu", async ({ page }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(nav).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toContain(content.site.brand.name);
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test("following a link closes the menu, a link to the page that is shown too", async ({
    page,
  }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    for (const round of ["another page", "the same page"]) {
      await toggle.click();
      await nav.getByRole("link", { name: linkTo("/pricing") }).click();
      await expect(page, round).toHaveURL(`${SITE_URL}/pricing`);
      await expect(nav, round).toBeHidden();
      await expect(toggle, round).toHaveAttribute("aria-expanded", "false");
    }
  });

  test("the back button closes the menu", async ({ page }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    await toggle.click();
    await nav.getByRole("link", { name: linkTo("/pricing") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
    await toggle.click();
    await expect(nav).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.home.hero.title);
    await expect(nav).toBeHidden();
  });

  test("the menu stays below the bar when the page is scrolled", async ({ page }) => {
    await visit(page, "/");
    const { nav, toggle, bar } = partsOf(page);
    await scrollTo(page, 600);
    await toggle.click();
    await expect(nav).toBeVisible();
    const barBox = await bar.boundingBox();
    expect((await nav.boundingBox())?.y).toBeGreaterThanOrEqual(barBox?.height ?? 0);
  });
});

test.describe("with the keyboard", () => {
  const tab = async (page: Page, times: number) => {
    const names: (string | undefined)[] = [];
    for (let press = 0; press < times; press += 1) {
      await page.keyboard.press("Tab");
      names.push(await focused(page));
    }
    return names;
  };
  const { skipLink } = shell;
  const logo = `${brand.name} ${shell.home}`;
  const firstInMain = content.home.hero.action.label;

  test("at 1440 px the order is skip link, logo, links, page", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/");
    expect(await tab(page, linkNames.length + 3)).toEqual([
      skipLink,
      logo,
      ...linkNames,
      firstInMain,
    ]);
  });

  test("at 390 px the collapsed links are left out", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    expect(await tab(page, 4)).toEqual([skipLink, logo, shell.menu, firstInMain]);
  });

  test("an open menu closes when the focus goes on to the page, which it would cover", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    const { toggle, nav } = partsOf(page);
    await toggle.press("Enter");
    await expect(nav).toBeVisible();
    expect(await tab(page, linkNames.length + 1)).toEqual([...linkNames, firstInMain]);
    await expect(nav).toBeHidden();
    expect(await focused(page)).toBe(firstInMain);
  });

  test("the skip link shows on focus and leads past the navigation", async ({ page }) => {
    await visit(page, "/pricing");
    const link = page.getByRole("link", { name: skipLink });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await settled(page);
    await page.keyboard.press("Tab");
    const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
    expect(inMain).toBe(true);
  });

  test("walking through the navigation does not scroll the page", async ({ page }) => {
    await visit(page, "/features");
    await scrollTo(page, 1500);
    // The skip link and the logo come before.
    await tab(page, 2 + linkNames.length);
    expect(await focused(page)).toBe(linkNames.at(-1));
    expect(await scrollTop(page)).toBe(1500);
  });
});
