import type { Browser } from "@playwright/test";
import { PAGES } from "../support/site-content";
import { expect, hydrated, SITE_URL, settled, test } from "./support/test";

/*
 * Reading a position or size during hydration forces a synchronous layout, which delays user input and is
 * reported by Lighthouse. Inside an animation frame, a forced layout costs nothing extra, because the browser
 * is about to run layout anyway.
 */
test("no script forces a layout outside of an animation frame", async ({ page, browser }) => {
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

/** The fields of a Trace Event Format event that this test uses. Times are in microseconds. */
interface TraceEvent {
  name: string;
  tid: number;
  ts: number;
  dur?: number;
  args: {
    beginData?: { stackTrace?: { url: string; functionName: string; columnNumber: number }[] };
  };
}

/** Stops the trace and returns the site's functions that forced a layout outside of an animation frame. */
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
