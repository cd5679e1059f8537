import type { Browser, Page } from "@playwright/test";
import { content, PAGES } from "../support/site-content";
import {
  documentId,
  expect,
  follow,
  hold,
  hydrated,
  SITE_URL,
  scrollTo,
  scrollTop,
  settled,
  test,
  visitWithoutScripts,
} from "./support/test";

/** Notes the script and data files that a page asks for. */
function watchRuntime(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js(on)?$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test("a page that loads slowly asks for no script before it has loaded", async ({ page }) => {
  const asked = watchRuntime(page);
  const letThrough = await hold(page, "**/*.woff2");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  letThrough();
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(0);
});

test("with Save-Data a page stays without scripts until the visitor acts, and fetches no other page ahead", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = watchRuntime(page);
  await page.goto("/");
  // A pointer that passes over the page is no act.
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 300, { steps: 5 });
  // Without Save-Data they are fetched 2 seconds after the page has loaded at the latest.
  await page.waitForTimeout(2_500);
  expect(asked).toEqual([]);
  await page.keyboard.press("Tab");
  await hydrated(page);
  // Gatsby waits 3 seconds before it fetches what its links in view lead to.
  await page.waitForTimeout(3_500);
  expect(asked.filter((path) => path.startsWith("/page-data/"))).toEqual([
    "/page-data/app-data.json",
    "/page-data/index/page-data.json",
  ]);
});

test("before the scripts a link, a question and the menu work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithoutScripts(page, "/faq");
  const document = await documentId(page);
  // The first is open from the start.
  const [, question] = content.faq.questions;
  await page.getByText(question?.question ?? "").click();
  await expect(page.getByText(question?.answer[0] ?? "")).toBeVisible();
  await page.locator("button[aria-controls]").click();
  await follow(page, "/pricing");
  await expect(page).toHaveURL(`${SITE_URL}/pricing`);
  expect(await documentId(page)).not.toBe(document);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.plans.title);
});

test("who has scrolled away from a fragment's target before the scripts run stays there", async ({
  page,
}) => {
  const letScriptsThrough = await visitWithoutScripts(page, "/features#integrations");
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await scrollTo(page, 100);
  letScriptsThrough();
  await hydrated(page);
  await settled(page);
  expect(await scrollTop(page)).toBe(100);
});

/*
 * What asks for a place or a size while React takes the page over has the browser lay it out then and
 * there, which holds up a touch and which Lighthouse takes for a late change. In a frame it is due anyway.
 */
test("no page is laid out by a script outside of a frame", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await browser.startTracing(page, { categories: TRACED });
  for (const { path } of PAGES) {
    await page.goto(path);
    await hydrated(page);
    await settled(page);
  }
  expect(await forcedLayouts(browser)).toEqual([]);
});

const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"];

/** What of the trace is read (the Trace Event Format); times in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    beginData?: { stackTrace?: { url: string; functionName: string; columnNumber: number }[] };
  };
}

/** Ends the trace: which functions of the site's scripts had the page laid out, outside of frames. */
async function forcedLayouts(browser: Browser): Promise<string[]> {
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const frames = traceEvents.filter(({ name }) => name === "FireAnimationFrame");
  return traceEvents.flatMap(({ name, tid, ts, args }) => {
    const [caller] = args.beginData?.stackTrace ?? [];
    const inFrame = frames.some(
      (frame) => frame.tid === tid && frame.ts <= ts && ts <= frame.ts + (frame.dur ?? 0),
    );
    if (name !== "Layout" || inFrame || !caller?.url.startsWith(SITE_URL)) return [];
    return [`${caller.functionName} at ${caller.url}:${caller.columnNumber}`];
  });
}
