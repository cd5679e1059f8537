import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from "@playwright/test";
import { addressOf, portOf } from "../../../tools/shared/ports";
import { content, linkTo } from "../../support/site-content";

export { expect };

export const SITE_URL = addressOf(portOf("preview"));
export const INTAKE_URL = addressOf(portOf("intake"));

interface Fixtures {
  /** What went wrong in the browser; every test fails at its end for what it didn't allow. */
  problems: { allow(pattern: RegExp): void };
}

/**
 * Playwright's `test`, which also fails when a page logs an error or a warning (React's hydration
 * errors among them), throws, has a request fail, or asks another origin than the site and the
 * intake for anything.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) found.push(summaryOf(message));
      });
      context.on("weberror", (error) => found.push(`thrown: ${error.error().message}`));
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        const isOwn = origin === SITE_URL || origin === INTAKE_URL || protocol === "data:";
        if (!isOwn) found.push(`third party: ${request.url()}`);
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText;
        // The browser itself gives up what is still on its way when a page is left.
        if (reason !== "net::ERR_ABORTED") found.push(`failed: ${request.url()} (${reason})`);
      });

      await use({ allow: (pattern) => void allowed.push(pattern) });

      const problems = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(problems, "problems in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

function summaryOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

/** Goes to an address and waits until React has taken the page over. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (response === null) throw new Error(`No answer for ${path}`);
  await hydrated(page);
  return response;
}

/**
 * Waits until React has taken over the page: an effect gives the menu's button its state, and effects
 * run once all of the page is React's own. Not by Gatsby's mark, which a stopped clock leaves out.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("button[aria-controls][aria-expanded]").waitFor({ state: "attached" });
}

/** Goes to an address as on a slow network: script files come only when they are let through. */
export async function visitWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letThrough = await hold(page, "**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return letThrough;
}

/** Keeps the files that match from being answered until they are let through. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Waits for two frames: by then the page has answered to what was done to it. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Scrolls at once, as if by hand, and waits until the page has answered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await settled(page);
  expect(await scrollTop(page), "the page can be scrolled that far").toBe(top);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Follows a path inside the site as Gatsby's links do; for paths that no page links to. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`);
}

/** Something that another document doesn't have: equal before and after means no page load. */
export function documentId(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

/** What can be read on the page, header and footer included; closed answers are not part of it. */
export function readableWords(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
  return page.locator("body").innerText();
}

/** Follows the navigation's link to a page of the site. */
export function follow(page: Page, href: string): Promise<void> {
  return page
    .getByRole("navigation", { name: content.site.shell.navLabel })
    .getByRole("link", { name: linkTo(href), exact: true })
    .click();
}
