import { chromium } from "@playwright/test";
import { startPreview } from "../../../tools/host/preview-server";
import { ensureChromium, wholeBrowser } from "../../../tools/shared/chromium";
import type { Visit } from "./visit-with-tag";

declare global {
  interface Window {
    /** Set by the stand-in for Google's script, which the policy must let run. */
    tagRuns?: boolean;
  }
}

/** What visit-with-tag.ts says, in a process of its own. */
async function visitWithTag(publicFolder: string, refusal?: string): Promise<Visit> {
  const site = await startPreview({ port: 0, dir: publicFolder });
  const browser = await chromium.launch(wholeBrowser(ensureChromium()));
  try {
    const page = await browser.newPage();
    const visit: Visit = { asked: [], told: [], problems: [] };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) visit.problems.push(message.text());
    });
    await page.route(/google/, (route) => {
      visit.asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.tagRuns = true;" });
    });
    if (refusal) {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
      }, refusal);
    }
    await page.goto(`${site.url}/?email=jane@example.com#start`);
    await page.waitForFunction(
      () => performance.getEntriesByName("onInitialClientRender").length > 0,
    );
    if (!refusal) await page.waitForFunction(() => window.tagRuns);
    await page.locator('header a[href="/pricing"]').click();
    await page.waitForURL("**/pricing");
    // The plugin reports a page a moment after it is shown.
    if (refusal) await page.waitForTimeout(500);
    else {
      await page.waitForFunction(
        () =>
          (window.dataLayer ?? []).filter((command) => Object(command)[1] === "page_view").length >
          1,
      );
    }
    visit.told = await page.evaluate(() =>
      (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
    );
    return visit;
  } finally {
    await browser.close();
    await site.close();
  }
}

const [, , folder = "public", refusal] = process.argv;
visitWithTag(folder, refusal).then((visit) => process.send?.(visit));
