import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { wholeBrowser } from "../../tools/shared/chromium";
import { ProjectCopy } from "../support/project-copy";
import { content } from "../support/site-content";

jest.setTimeout(300_000);

declare global {
  interface Window {
    tagRuns?: boolean;
  }
}

const project = new ProjectCopy();
let browser: Browser;
let url = "";
let server: ReturnType<typeof fork> | undefined;

async function serve(settings: Record<string, string>): Promise<void> {
  project.set({ GATSBY_GTAG_ID: "G-AB12CD34EF", ...settings });
  await project.site();
  server?.kill();
  const script = path.join(__dirname, "../support/serve-folder.ts");
  server = fork(script, [project.at("public")], { execArgv: ["--import", "tsx"] });
  const [message] = (await once(server, "message")) as [{ url: string }];
  ({ url } = message);
}

beforeAll(async () => {
  browser = await chromium.launch(wholeBrowser());
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
});

const REPORTS = ["https://www.google.com/g/collect", "https://stats.g.doubleclick.net/g/collect"];

/** Opens a page in a new context, and records its requests to Google, and its errors and warnings. */
async function open(address: string, reports: readonly string[] = []) {
  const page = await browser.newPage();
  const requests: string[] = [];
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  await page.route(/google|doubleclick/, (route) => {
    requests.push(route.request().url());
    const isScript = route.request().resourceType() === "script";
    const sent = `for (const url of ${JSON.stringify(reports)}) fetch(url, { method: "POST", mode: "no-cors" });`;
    const body = isScript ? `window.tagRuns = true; ${sent}` : "";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  await page.goto(url + address);
  return { page, requests, problems };
}

describe("if only a tracking ID is set", () => {
  beforeAll(() => serve({}));

  it("Google's tag is told that consent is denied, then receives page views without query strings or fragments", async () => {
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
    expect(pages.map(([, , page]) => page)).toEqual([
      { page_path: "/" },
      { page_path: "/pricing" },
    ]);
    expect(JSON.stringify(commands)).not.toContain("jane");
  });
});

describe("if visitors are asked for consent", () => {
  beforeAll(() => serve({ GATSBY_GTAG_CONSENT: "ask" }));
  const { consent } = content.site;

  it("pages contact Google only while the visitor has granted consent", async () => {
    const { page, requests, problems } = await open("/pricing", REPORTS);
    const question = page.getByRole("region", { name: consent.label });
    await question.waitFor();
    expect(requests).toEqual([]);

    await page.getByRole("button", { name: consent.accept }).press("Enter");
    await page.waitForFunction(() => window.tagRuns);
    await page.waitForTimeout(500);
    expect(requests.sort()).toEqual(
      ["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF", ...REPORTS].sort(),
    );
    await question.waitFor({ state: "detached" });

    await page.goto(`${url}/faq`);
    await page.waitForFunction(() => window.tagRuns);
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: consent.change }).click();
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: consent.refuse }).click(),
    ]);
    requests.splice(0);
    await page.goto(`${url}/`);
    await page.getByRole("button", { name: consent.change }).waitFor();
    await question.waitFor({ state: "detached" });
    expect({ requests, problems }).toEqual({ requests: [], problems: [] });
    await page.close();
  });
});
