import { chromium, expect as playwrightExpect } from "@playwright/test";
import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { wholeBrowser } from "../../tools/shared/chromium";
import { WINDOWS, walkStops } from "../browser/accessibility/focus";
import { findTextFaults } from "../browser/support/text-faults";
import { pathOf, whatIsMissing } from "../engines/engine";
import { firefox } from "../engines/firefox";
import { ProjectCopy } from "../support/project-copy";
import { serve } from "../support/serve";
import { content } from "../support/site-content";

jest.setTimeout(300_000);

/** The data layer of Google's tag. Runs in the browser as the tag's script. */
const STAND_IN = `
  let consent = "";
  const run = ([command, action, values]) => {
    if (command === "consent") consent = values.analytics_storage;
    if (command !== "event") return;
    fetch("https://www.google.com/g/collect?page=" + values.page_path, { method: "POST", mode: "no-cors" });
    if (consent === "granted") document.cookie = "_ga=1; path=/";
  };
  for (const command of dataLayer) run(command);
  dataLayer.push = run;`;

const { label, accept, refuse, change } = content.site.consent;
const QUESTION = `section[aria-label="${label}"]`;

let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const project = new ProjectCopy();
  await project.site({ GATSBY_GTAG_ID: "G-AB12CD34EF", GATSBY_GTAG_CONSENT: "ask" });
  site = await serve(project.at("public"));
});

afterAll(() => site?.stop());

const BROWSERS: readonly LaunchOptions[] = [
  { browser: "chrome", ...wholeBrowser() },
  ...(whatIsMissing(firefox)
    ? []
    : [{ browser: "firefox", executablePath: pathOf("firefox-esr") ?? "" } as const]),
];

describe.each(BROWSERS)("in $browser", (options) => {
  let browser: Browser;
  let reported: string[];

  beforeEach(async () => {
    reported = [];
    browser = await puppeteer.launch(options);
  });

  afterEach(() => browser?.close());

  async function open(path: string): Promise<Page> {
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    page.on("request", (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === site.url || url.protocol === "data:";
      if (isOwn) return void request.continue();
      const isScript = url.pathname === "/gtag/js";
      reported.push(isScript ? "script" : (url.searchParams.get("page") ?? url.href));
      const contentType = isScript ? "text/javascript" : "text/plain";
      void request.respond({ status: 200, contentType, body: isScript ? STAND_IN : "" });
    });
    await page.goto(site.url + path);
    // Background tabs aren't painted, so React would start late.
    await page.bringToFront();
    await page.waitForSelector(`footer ::-p-text(${change})`);
    return page;
  }

  async function press(page: Page, words: string): Promise<void> {
    await page.bringToFront();
    await page.locator(`button::-p-text(${words})`).click();
  }

  async function follow(page: Page, path: string): Promise<void> {
    await page.bringToFront();
    await page.locator(`header a[href="${path}"]`).click();
    await page.waitForFunction((to) => location.pathname === to, {}, path);
    // Wait for the plugin, which reports a page shortly after it is shown.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }

  const cookies = (page: Page) => page.evaluate(() => document.cookie);
  const hasCookie = (page: Page) => page.waitForFunction(() => document.cookie === "_ga=1");
  const asks = async (page: Page) => (await page.$(QUESTION)) !== null;
  const isAsked = (page: Page, isOpen: boolean) =>
    page.waitForSelector(QUESTION, isOpen ? {} : { hidden: true });
  /** Resolves when the page loads again. */
  const reloads = (page: Page) => page.waitForNavigation({ waitUntil: "load" });

  it("an answer holds in every tab: agreeing starts the tag there, and withdrawing stops it", async () => {
    const first = await open("/?email=jane@example.com#start");
    await isAsked(first, true);
    const second = await open("/faq");
    await isAsked(second, true);
    await follow(second, "/features");
    expect(reported).toEqual([]);

    await press(first, accept);
    await Promise.all([isAsked(first, false), isAsked(second, false), hasCookie(first)]);
    const pages = ["/", "/features", "script", "script"];
    await playwrightExpect.poll(() => [...reported].sort()).toEqual(pages);
    reported.length = 0;
    await follow(second, "/services");
    expect(reported).toEqual(["/services"]);

    reported.length = 0;
    await press(first, change);
    await isAsked(first, true);
    await Promise.all([reloads(first), reloads(second), press(first, refuse)]);
    await follow(second, "/pricing");
    await follow(first, "/features");
    expect(await Promise.all([first, second].map(asks))).toEqual([false, false]);
    expect([reported, await cookies(first)]).toEqual([[], ""]);
  });

  it("a page that was kept for Back follows an answer that was given meanwhile", async () => {
    const page = await open("/");
    const leave = async (path: string) => {
      await page.evaluate((to) => {
        addEventListener("pageshow", ({ persisted }) => {
          document.title = sessionStorage.kept = String(persisted);
        });
        location.href = to;
      }, site.url + path);
      await page.waitForFunction((to) => location.pathname === to, {}, path);
      await page.waitForSelector(`footer ::-p-text(${change})`);
    };
    const goBack = async (path: string) => {
      await page.evaluate(() => history.back());
      await page.waitForFunction(
        (to) => location.pathname === to && sessionStorage.kept === "true",
        {},
        path,
      );
      await page.evaluate(() => delete sessionStorage.kept);
    };
    await isAsked(page, true);
    await leave("/faq");
    await press(page, accept);
    await hasCookie(page);
    await goBack("/");
    await isAsked(page, false);
    await playwrightExpect.poll(() => reported.slice(2)).toEqual(["script", "/"]);

    await leave("/contact");
    await press(page, change);
    await Promise.all([reloads(page), press(page, refuse)]);
    reported.length = 0;
    await goBack("/");
    await page.waitForFunction(() => document.cookie === "" && !("dataLayer" in window));
    await follow(page, "/pricing");
    expect([reported, await cookies(page), await asks(page)]).toEqual([[], "", false]);
  });
});

it("the open question hides nothing that has focus and breaks no words on a small phone", async () => {
  const browser = await chromium.launch(wholeBrowser());
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const wrong: string[] = [];
  for (const path of ["/", "/contact", "/pricing"]) {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(site.url + path);
      await page.locator(QUESTION).waitFor();
      const { wrong: hidden } = await walkStops(page);
      const broken = size.width === 320 ? (await page.evaluate(findTextFaults)).broken : [];
      wrong.push(
        ...[...hidden, ...broken].map((what) => `${path} ${size.width} ${size.height} ${what}`),
      );
    }
  }
  await browser.close();
  expect(wrong).toEqual([]);
});
