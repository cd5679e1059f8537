import type { Page } from "@playwright/test";
import { PARTS } from "../../src/resilience/page-transition";
import { comparePictures } from "../../tools/review/compare-pictures";
import { pictureOf } from "../../tools/shared/full-page";
import { content, linkTo, PAGES } from "../support/site-content";
import {
  expect,
  hydrated,
  navigateInApp,
  SITE_URL,
  scrollTo,
  scrollTop,
  settled,
  test,
  visit,
  visitWithoutScripts,
  whole,
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

/** Whether Home's last part that is printed too is drawn. */
const isLastDrawn = (page: Page) =>
  page
    .locator("main section[aria-labelledby=case-studies] > :last-child")
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

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

test("a page that fades in is there at once", async ({ page }) => {
  await visit(page, "/contact");
  // Only then do pages fade into each other.
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  const milliseconds = await page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector("h1")?.textContent === heading) {
            resolve(performance.now() - start);
          } else requestAnimationFrame(look);
        };
        document.querySelector<HTMLAnchorElement>('nav a[href="/pricing"]')?.click();
        requestAnimationFrame(look);
      }),
    content.plans.title,
  );
  expect(milliseconds).toBeLessThan(1_000);
});

test("a page that a link leads to is drawn from its top, and at once whole where it is entered elsewhere", async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.steps = "";
    new MutationObserver(() => {
      const step = "whole" in root.dataset ? "whole " : "top ";
      if (!root.dataset.steps?.endsWith(step)) root.dataset.steps += step;
    }).observe(root, { attributeFilter: ["data-whole"] });
  });
  const steps = (expected: string) =>
    expect(page.locator("html")).toHaveAttribute("data-steps", expected);
  await navigateInApp(page, "/pricing");
  await steps("top ");
  await whole(page);
  await steps("top whole ");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
  await navigateInApp(page, "/features#full-stack");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.features.title);
  await settled(page);
  await steps("top whole ");
});

test("a page is drawn from its top on arrival, and whole where its address leads further down or no script can run", async ({
  page,
  browser,
}) => {
  const letThrough = await visitWithoutScripts(page, "/");
  expect(await isLastDrawn(page)).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await isLastDrawn(page)).toBe(true);
  await page.emulateMedia({ media: "screen" });
  letThrough();
  await hydrated(page);
  await settled(page);
  expect(await isLastDrawn(page)).toBe(false);
  await whole(page);
  expect(await isLastDrawn(page)).toBe(true);
  await visitWithoutScripts(page, "/#how-it-works");
  expect(await isLastDrawn(page)).toBe(true);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const without = await context.newPage();
  await without.goto(SITE_URL);
  expect(await isLastDrawn(without)).toBe(true);
  await context.close();
});

test("our own picture of a whole page, which no visitor gives a sign to, has its end drawn", async ({
  page,
}) => {
  await pictureOf(page, SITE_URL);
  expect(await isLastDrawn(page)).toBe(true);
});

test("the first key leads to the very end of a page whose end was not drawn yet", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  // It listens for its visitor from the second frame after the one that shows it.
  await settled(page);
  await settled(page);
  expect(await isLastDrawn(page)).toBe(false);
  await page.keyboard.press("End");
  const leftBelow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(leftBelow).toBe(0);
  await settled(page);
  expect(await leftBelow()).toBe(0);
});

for (const [width, height] of [
  [320, 480],
  [390, 844],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`drawn from its top, every page shows the same at ${width} px as when all is drawn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    // So that nothing is on its way from one place to another.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const shown = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *, footer *")].flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const isShown = element.checkVisibility({ contentVisibilityAuto: true });
          const below = Math.min(y + height, innerHeight);
          return isShown && y < innerHeight
            ? [`${element.tagName} ${x} ${y} ${width} ${below}`]
            : [];
        }),
      );
    let leftOut = 0;
    for (const { path } of PAGES) {
      await visit(page, path);
      const all = await shown();
      const picture = await page.screenshot();
      await page.evaluate(async (parts) => {
        for (const part of document.querySelectorAll(parts)) part.removeAttribute("style");
        delete document.documentElement.dataset.whole;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }, PARTS);
      expect(await shown(), path).toEqual(all);
      // Whole lines, in a browser that would draw them a pixel higher or lower.
      const { share } = await comparePictures(picture, await page.screenshot());
      expect(share, `share of ${path} that looks different`).toBe(0);
      leftOut += await page.evaluate(
        (contents) =>
          [...document.querySelectorAll(contents)].filter(
            (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
        `${PARTS} > *`,
      );
    }
    // On which pages, a company's content decides; if it were none, nothing would have been compared.
    expect(leftOut).toBeGreaterThan(0);
  });
}

test("who goes back before the other page is drawn has a page that answers", async ({ page }) => {
  await visit(page, "/contact");
  // Only then do pages fade into each other.
  await expect(page.locator("html")).not.toHaveAttribute("data-loading");
  const milliseconds = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener("popstate", () => {
          const start = performance.now();
          // A page that waits for a transition has no frames.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - start)),
          );
        });
        const { pushState } = history;
        history.pushState = (...args) => {
          pushState.apply(history, args);
          history.back();
        };
        document.querySelector<HTMLAnchorElement>('nav a[href="/pricing"]')?.click();
      }),
  );
  expect(milliseconds).toBeLessThan(1_000);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.contact.title);
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
