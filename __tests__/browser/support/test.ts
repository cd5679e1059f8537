import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
} from "@playwright/test";
import { portOf, urlOf } from "../../../tools/shared/ports";
import { content, linkTo } from "../../support/site-content";

export { expect };

export const SITE_URL = urlOf(portOf("preview"));
export const INTAKE_URL = urlOf(portOf("intake"));

interface Fixtures {
  problems: { allow(pattern: RegExp): void };
}

/** Fails if a page throws, logs a problem, has a failed request, or contacts any other origin. */
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
        // The browser aborts pending requests when the visitor leaves a page.
        if (reason !== "net::ERR_ABORTED") found.push(`failed: ${request.url()} (${reason})`);
      });

      await use({ allow: (pattern) => void allowed.push(pattern) });

      const problems = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(problems, "browser problems").toEqual([]);
    },
    { auto: true },
  ],
});

function summaryOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (response === null) throw new Error(`No response for ${path}`);
  await hydrated(page);
  return response;
}

/** Gatsby's own hydration marker doesn't appear while the clock is stopped, so look for a React effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("button[aria-controls][aria-expanded]").waitFor({ state: "attached" });
}

export async function visitWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await settled(page);
  expect(await scrollTop(page), "the page can be scrolled that far").toBe(top);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Navigates the way Gatsby links do, even to paths that no page links to. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate(`window.___navigate(${JSON.stringify(path)})`);
}

export function documentId(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

export function readableWords(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not be included
  return page.locator("body").innerText();
}

export function follow(page: Page, href: string): Promise<void> {
  return page
    .getByRole("navigation", { name: content.site.shell.navLabel })
    .getByRole("link", { name: linkTo(href), exact: true })
    .click();
}
