import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { formatNumber } from "../../src/numbers";
import { timeOn } from "../../src/pricing/schedule";
import { fillTemplate } from "../../src/words";
import { content } from "../support/site-content";
import { expect, hydrated, SITE_URL, test, visit, visitWithoutScripts } from "./support/test";

const { race } = content;
const { open, failed } = content.features.fasterResults.suiteRace;

const opener = (page: Page) => page.getByText(open);
const outcome = (page: Page) => page.locator("main [aria-live]").first();
const lanes = (page: Page) => page.getByRole("slider", { name: race.lanes.label });

test("using only a keyboard, visitors can race the sample suite, change the number of lanes, reload the result and send it", async ({
  page,
}) => {
  await visit(page, "/features");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(race.privacy)).toBeVisible();
  await page.getByRole("button", { name: race.sample }).focus();
  await page.keyboard.press("Enter");
  await expect(outcome(page)).not.toBeEmpty();
  const first = await outcome(page).textContent();
  await lanes(page).focus();
  await page.keyboard.press("PageUp");
  await expect(outcome(page)).not.toHaveText(first ?? "");
  const asked = race.lanes.start + race.lanes.pageStep;
  await expect(page).toHaveURL(new RegExp(`#race=${asked}\\.${race.runs.start}\\.`));

  const announced = (await outcome(page).textContent()) ?? "";
  await page.reload();
  await hydrated(page);
  await expect(outcome(page)).toHaveText(announced);
  await expect(page.getByText(race.privacy)).toBeInViewport();

  await page.locator('details a[href="/contact"]').press("Enter");
  await expect(page).toHaveURL(`${SITE_URL}/contact`);
  const minutes = Math.ceil(timeOn(content.home.hero.runBoard.files, 1) / 60) * race.runs.start;
  await expect(page.locator("[name=message]")).toHaveValue(new RegExp(formatNumber(minutes)));
});

const MODULE_WITH_TWO_CLASSES = `<testsuite name="pytest">${[30, 60]
  .map((time) => `<testcase classname="tests.test_cart.Test${time}" name="test_a" time="${time}"/>`)
  .join("")}</testsuite>`;

test("using only a keyboard, visitors choose what runs on a lane, and the result, the drawing and the link follow", async ({
  page,
}) => {
  await visit(page, "/features");
  await opener(page).press("Enter");
  await page.getByRole("textbox", { name: race.durations }).fill(MODULE_WITH_TWO_CLASSES);
  await page.getByRole("button", { name: race.race }).press("Enter");
  const choice = page.getByRole("group", { name: race.eachLane });
  const file = fillTemplate(race.units.file, { count: "1" });
  // One suite has as many units as one file, so it isn't a choice.
  await expect(choice.getByRole("radio")).toHaveCount(2);
  await expect(choice.getByRole("radio", { name: file })).toBeChecked();
  await choice.getByRole("radio", { checked: true }).press("ArrowRight");
  const classes = fillTemplate(race.units.class, { count: "2" });
  await expect(choice.getByRole("radio", { name: classes })).toBeChecked();
  const counts = fillTemplate(race.counts, { tests: "2", units: classes });
  await expect(page.getByRole("heading", { name: counts })).toBeVisible();
  await expect(outcome(page)).toContainText("1 min");
  const parts = page.locator("details").getByRole("slider", { name: race.file });
  await expect(parts).toHaveAttribute("aria-valuetext", /^tests\.test_cart\.Test60: 1 min/);
  await expect(page).toHaveURL(/\.2\.class\./);
  await page.reload();
  await expect(page.getByRole("heading", { name: counts })).toBeVisible();
});

test("opening the race loads no more script than budgets.yaml allows", async ({ page }) => {
  await visit(page, "/features");
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.body());
  });
  await opener(page).click();
  await expect(page.getByText(race.privacy)).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((body) => brotliCompressSync(body).length);
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const budgets = parse(readFileSync("budgets.yaml", "utf8"));
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(budgets.race.max);
});

test("a visitor can open the race before the scripts load, and the race appears once the scripts have loaded", async ({
  page,
}) => {
  const release = await visitWithoutScripts(page, "/features");
  await opener(page).click();
  release();
  await expect(page.getByText(race.privacy)).toBeVisible();
});

test("if the race can't load, the page shows an error, and tries again when the section is reopened", async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR_FAILED|ChunkLoadError/);
  await visit(page, "/features");
  await page.route("**/*.{js,css}", (route) => route.abort());
  await opener(page).click();
  await expect(page.getByRole("alert")).toHaveText(failed);
  await page.unroute("**/*.{js,css}");
  await opener(page).click();
  await opener(page).click();
  await expect(page.getByText(race.privacy)).toBeVisible();
});

test("when the page is printed, the result appears without fields and buttons", async ({
  page,
}) => {
  await visit(page, "/features#race=16.40.0.file.4ml4.2bak-2");
  await expect(outcome(page)).not.toBeEmpty();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox", { name: race.durations })).toBeHidden();
  await expect(
    page.getByText(fillTemplate(race.onLanes, { lanes: "16" }), { exact: true }),
  ).toBeVisible();
});

test.describe("on a phone with touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the race works, and long file names don't widen the page", async ({ page }) => {
    await visit(page, "/features");
    await opener(page).tap();
    const name = `tests/${"very-long-name-".repeat(20)}.spec.ts`;
    await page.getByRole("textbox", { name: race.durations }).fill(`${name} 2:00\n3:00`);
    await page.getByRole("button", { name: race.race }).tap();
    // On a phone, the inputs fold when a race has a result.
    await expect(page.getByRole("textbox", { name: race.durations })).toBeHidden();
    await page.getByText(race.inputs).tap();
    await page.getByRole("textbox", { name: race.durations }).fill(`${name} 4:00\n3:00`);
    await page.getByRole("button", { name: race.race }).tap();
    await expect(page.getByText(name, { exact: false }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("a 50 MB report", () => {
  const file = path.join(tmpdir(), `paralane-race-${process.pid}.xml`);
  const TESTS = 60_000;

  test.beforeAll(() => {
    const report = openSync(file, "w");
    writeSync(report, "<testsuites>");
    const output = `<system-out><![CDATA[${"log line <with> brackets\n".repeat(14)}]]></system-out>`;
    for (let suite = 0; suite < TESTS / 100; suite++) {
      const tests = Array.from(
        { length: 100 },
        (_, index) =>
          `<testcase name="test ${index}" classname="suite-${suite}.spec.ts" time="0.${suite % 9}1">${output}</testcase>`,
      );
      writeSync(report, `<testsuite name="suite-${suite}.spec.ts">${tests.join("\n")}</testsuite>`);
    }
    const log = "log line with [brackets]\n".repeat(1_000_000);
    writeSync(report, `<testsuite><system-out><![CDATA[${log}]]></system-out></testsuite>`);
    writeSync(report, "</testsuites>");
    closeSync(report);
  });
  test.afterAll(() => rmSync(file, { force: true }));

  test("neither blocks the tab nor fills the memory while it is being read", async ({ page }) => {
    test.setTimeout(90_000);
    await visit(page, "/features");
    await opener(page).click();
    await expect(page.getByText(race.privacy)).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 });
      let last = performance.now();
      const tick = () => {
        const now = performance.now();
        Reflect.set(
          window,
          "longest",
          Math.max(Number(Reflect.get(window, "longest")), now - last),
        );
        last = now;
        setTimeout(tick);
      };
      tick();
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const heap = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
    };
    const before = await heap();
    let largest = 0;
    await page.getByLabel(race.reports).setInputFiles(file);
    const heading = fillTemplate(race.counts, {
      tests: TESTS.toLocaleString("en-US"),
      units: fillTemplate(race.units.file, { count: (TESTS / 100).toLocaleString("en-US") }),
    });
    await expect(async () => {
      largest = Math.max(largest, await heap());
      expect(await page.getByRole("heading", { name: heading }).isVisible()).toBe(true);
    }).toPass({ intervals: [50], timeout: 60_000 });
    // Reading the report in one task would block the tab for several seconds, and keep all of it in memory.
    const longest = await page.evaluate(() => Number(Reflect.get(window, "longest")));
    // A pause says something only if no other tests run at the same time (test:scheduled -- pauses).
    if (test.info().config.workers === 1) expect(longest).toBeLessThan(250);
    expect(largest - before).toBeGreaterThan(0);
    expect(largest - before).toBeLessThan(40_000_000);
  });
});
