import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import {
  expect,
  follow,
  hydrated,
  SITE_URL,
  scrollTo,
  scrollTop,
  test,
  visit,
  visitWithoutScripts,
} from "./support/test";

const { shell, brand } = content.site;
const linkNames = content.site.nav.map(({ label, newTab }) =>
  newTab ? `${label} ${shell.newTab}` : label,
);
const logoName = `${brand.name} ${shell.home}`;

const partsOf = (page: Page) => ({
  header: page.getByRole("banner"),
  bar: page.locator("header > .wrap"),
  logo: page.getByRole("link", { name: logoName }),
  toggle: page.getByRole("button", { name: shell.menu }),
  nav: page.getByRole("navigation", { name: shell.navLabel }),
});

async function expectMenu(page: Page, isOpen: boolean) {
  const { nav, toggle } = partsOf(page);
  await expect(nav).toBeVisible({ visible: isOpen });
  await expect(toggle).toHaveAttribute("aria-expanded", String(isOpen));
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, " ").trim());

async function tab(page: Page, times: number) {
  const names: (string | undefined)[] = [];
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press("Tab");
    names.push(await focused(page));
  }
  return names;
}

for (const width of [390, 1280]) {
  test(`at ${width} px, the header and the logo shrink after 100 px of scrolling, stay in view and don't shift the content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const { bar, logo, header } = partsOf(page);
    const heading = page.getByRole("heading", { level: 1 });
    const height = async () => (await bar.boundingBox())?.height ?? 0;
    const logoWidth = async () => (await logo.boundingBox())?.width ?? 0;
    const normal = { height: await height(), logoWidth: await logoWidth() };
    await scrollTo(page, 100);
    const headingTop = (await heading.boundingBox())?.y ?? 0;
    expect(await height()).toBe(normal.height);

    await scrollTo(page, 101);
    await expect.poll(height).toBeLessThan(normal.height * 0.8);
    await expect.poll(logoWidth).toBeLessThan(normal.logoWidth * 0.9);
    expect((await header.boundingBox())?.y).toBe(0);
    await expect(logo).toBeInViewport({ ratio: 1 });
    expect((await heading.boundingBox())?.y).toBe(headingTop - 1);

    await scrollTo(page, 100);
    await expect.poll(height).toBe(normal.height);
    await expect.poll(logoWidth).toBe(normal.logoWidth);
  });
}

test("at 768 px and up, the links are visible in order without a toggle, and Tab moves through them without scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/");
  const { nav, toggle } = partsOf(page);
  await expect(toggle).toBeHidden();
  const links = nav.getByRole("link");
  await expect(links).toHaveText(linkNames);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 900);
  expect(await tab(page, 2 + linkNames.length)).toEqual([shell.skipLink, logoName, ...linkNames]);
  expect(await scrollTop(page)).toBe(900);
});

test.describe("below 768 px", () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test("Escape on a link or the logo closes the menu and returns focus to the toggle", async ({
    page,
  }) => {
    await visit(page, "/");
    const { toggle } = partsOf(page);
    for (const [key, name] of [
      ["Tab", linkNames[0]],
      ["Shift+Tab", logoName],
    ] as const) {
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expectMenu(page, true);
      await page.keyboard.press(key);
      expect(await focused(page)).toBe(name);
      await page.keyboard.press("Escape");
      await expectMenu(page, false);
      await expect(toggle).toBeFocused();
    }
  });

  test("the menu closes when a click or the focus goes elsewhere, and when the page changes", async ({
    page,
  }) => {
    await visit(page, "/");
    const { nav, toggle } = partsOf(page);
    const leaveOpenMenu = async (leave: () => Promise<unknown>) => {
      await toggle.click();
      await expectMenu(page, true);
      await leave();
      await expectMenu(page, false);
    };
    await leaveOpenMenu(() => page.mouse.click(2, 790));
    await leaveOpenMenu(async () => {
      await nav.getByRole("link").first().focus();
      await page.locator("main a").last().focus();
    });
    await leaveOpenMenu(() => follow(page, "/pricing"));
    await expect(page).toHaveURL(`${SITE_URL}/pricing`);
    await leaveOpenMenu(() => page.goBack());
  });

  test("a menu that was opened before hydration stays open", async ({ page }) => {
    const releaseScripts = await visitWithoutScripts(page, "/");
    await partsOf(page).toggle.click();
    releaseScripts();
    await hydrated(page);
    await expectMenu(page, true);
  });

  test("the menu shows the links below the bar, and becomes a row of links when the viewport grows to 768 px", async ({
    page,
  }) => {
    await visit(page, "/features");
    const { nav, toggle, bar } = partsOf(page);
    await scrollTo(page, 600);
    await toggle.click();
    await expectMenu(page, true);
    const barBox = await bar.boundingBox();
    expect((await nav.boundingBox())?.y).toBeGreaterThanOrEqual(barBox?.height ?? 0);
    for (const isMenu of [true, false]) {
      if (!isMenu) await page.setViewportSize({ width: 768, height: 844 });
      await expect(toggle).toBeVisible({ visible: isMenu });
      for (const link of await nav.getByRole("link").all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
        // The trial click would fail if something covered the link.
        await link.click({ trial: true });
      }
    }
    await page.setViewportSize({ width: 767, height: 844 });
    await expectMenu(page, false);
  });
});
