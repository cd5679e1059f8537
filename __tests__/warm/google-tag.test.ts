import { type Browser, chromium } from "@playwright/test";
import { wholeBrowser } from "../../tools/shared/chromium";
import { type ServedSite, serveWithTag } from "./support/serve-with-tag";

jest.setTimeout(300_000);

declare global {
  interface Window {
    tagRuns?: boolean;
  }
}

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  site = await serveWithTag({});
  browser = await chromium.launch(wholeBrowser());
});

afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Opens a page, and records its requests to Google, and its errors and warnings. */
async function open(address: string) {
  const page = await browser.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  await page.route(/google|doubleclick/, (route) => {
    requests.push(route.request().url());
    const isScript = route.request().resourceType() === "script";
    const body = isScript ? "window.tagRuns = true" : "";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(site.url + address);
  return { page, requests, problems };
}

it("if only a tracking ID is set, Google's tag is told that consent is denied, then receives page views without query strings or fragments", async () => {
  const { page, requests, problems } = await open("/?email=jane@example.com#start");
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await page.waitForFunction(() => window.tagRuns);
  await page.locator('header a[href="/pricing"]').click();
  await page.waitForURL("**/pricing");
  // Wait for the plugin, which reports a page view shortly after the page is shown.
  await page.waitForTimeout(1_000);
  const commands = await page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  );
  await page.close();
  expect(problems).toEqual([]);
  expect(requests).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"]);
  const denied = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  expect(commands[0]).toEqual([
    "consent",
    "default",
    Object.fromEntries(denied.map((name) => [name, "denied"])),
  ]);
  const pages = commands.filter(([command, name]) => command === "event" && name === "page_view");
  expect(pages.map(([, , page]) => page)).toEqual([{ page_path: "/" }, { page_path: "/pricing" }]);
  expect(JSON.stringify(commands)).not.toContain("jane");
});
