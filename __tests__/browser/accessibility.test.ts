import type { Page } from "@playwright/test";
import { SCHEMES } from "../../src/discovery/tokens";
import { EXPLAINED } from "./accessibility/explained";
import { callJudges, judge } from "./accessibility/judges";
import { CHANGED, isReviewed } from "./accessibility/reviewed";
import { open, STATES } from "./accessibility/states";
import { expect, scrollTo, settled, test } from "./support/test";

const WIDTHS = [320, 768, 1280];

/**
 * The one thing that no judge can tell: in forced colours the browser itself sees to the contrast, and
 * gives programs the page's own colour of a text beside the visitor's colour of its ground.
 */
const FORCED_COLOURS = "in forced colours";
const CONTRAST = /contrast|^1_4_6\./;

/** Ways to look at a page, each tried on every page at rest, at one width. */
const WAYS: [name: string, setUp: (page: Page) => Promise<void>][] = [
  [FORCED_COLOURS, (page) => page.emulateMedia({ forcedColors: "active" })],
  ["with motion", withMotion],
  ["printed", (page) => page.emulateMedia({ media: "print" })],
  ["with text of 200%", (page) => setTextSize(page, 32)],
];

/** The explanations that something was found for, and how many page views were judged. */
const needed = new Set<number>();
let views = 0;

// One after the other in one process, which keeps count.
test.describe.configure({ mode: "default" });

// Without motion, so that no colour is measured on its way to another.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const state of STATES) {
  test(`three judges find nothing in ${state.name}`, async ({ page, problems }) => {
    test.setTimeout(120_000);
    if (state.problem) problems.allow(state.problem);
    await open(page, state);
    await callJudges(page);
    const found: string[] = [];
    for (const width of state.widths ?? WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await findings(page, `${width} px, ${colorScheme}`)));
      }
    }
    if (state.bring === undefined) {
      for (const [name, setUp] of WAYS) {
        await page.emulateMedia({ colorScheme: "light" });
        await setUp(page);
        found.push(...(await findings(page, name)));
        await page.emulateMedia({ forcedColors: "none", media: "screen", reducedMotion: "reduce" });
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

test("every explanation of what the judges leave to people is still needed", () => {
  test.skip(!isReviewed(), CHANGED);
  test.skip(views < 100, "Not all states were judged in this process.");
  expect(EXPLAINED.filter((_, index) => !needed.has(index))).toEqual([]);
});

/** What the judges find, apart from what is explained, of a page as it is shown now. */
async function findings(page: Page, way: string): Promise<string[]> {
  // From the top, where the navigation covers nothing.
  await scrollTo(page, 0);
  await settled(page);
  views += 1;
  const found: string[] = [];
  for (const { judge: name, rule, message, element, explained } of await judge(page)) {
    if (way === FORCED_COLOURS && CONTRAST.test(rule)) continue;
    if (explained === undefined) found.push(`${way}: ${name}, ${rule}: ${message} ${element}`);
    else needed.add(explained);
  }
  return found;
}

async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** The browser's usual text size, in pixels. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
}
