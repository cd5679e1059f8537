import type { Page } from "@playwright/test";
import { SCHEMES } from "../../src/discovery/tokens";
import { EXPLAINED } from "./accessibility/explained";
import { callJudges, judge } from "./accessibility/judges";
import {
  OPEN_MENU,
  OTHER_STATES,
  open,
  PAGES_AT_REST,
  type PageState,
} from "./accessibility/states";
import { expect, scrollTo, settled, test } from "./support/test";

/**
 * The one thing that no judge can tell: in forced colours the browser itself sees to the contrast, and
 * gives programs the page's own colour of a text beside the visitor's colour of its ground.
 */
const FORCED_COLOURS = "in forced colours, with text of 200%";
const CONTRAST = /contrast|^1_4_6\./;

/** A way to look at a page: without motion, so that no colour is measured on its way to another. */
interface Way {
  name: string;
  width: number;
  media: Parameters<Page["emulateMedia"]>[0];
  textSize?: number;
  /** True where nothing but colours differs from another way. */
  contrastAlone?: true;
}

const way = (width: number, colorScheme: "light" | "dark"): Way => ({
  name: `${width} px, ${colorScheme}`,
  width,
  media: { colorScheme },
});

/** Between them each state is judged in both schemes and at both widths. */
const OF_STATES = [way(320, "dark"), way(1280, "light")];
const OF_PAGES: readonly Way[] = [
  way(320, "dark"),
  { ...way(320, "light"), contrastAlone: true },
  { ...way(1280, "dark"), contrastAlone: true },
  {
    name: "1280 px, light, with motion",
    width: 1280,
    media: { reducedMotion: "no-preference" },
  },
  { name: FORCED_COLOURS, width: 1280, media: { forcedColors: "active" }, textSize: 32 },
  { name: "printed", width: 1280, media: { media: "print" } },
];

const VIEWS: readonly (readonly [PageState, readonly Way[]])[] = [
  ...PAGES_AT_REST.map((state) => [state, OF_PAGES] as const),
  ...OTHER_STATES.map((state) => [state, OF_STATES] as const),
  [OPEN_MENU, SCHEMES.map((colorScheme) => way(320, colorScheme))],
];

/** The explanations that something was found for, and how many states were judged. */
const needed = new Set<number>();
let judged = 0;

// One after the other in one process, which keeps count.
test.describe.configure({ mode: "default" });

for (const [state, ways] of VIEWS) {
  test(`three judges find nothing in ${state.name}`, async ({ page, problems }) => {
    test.setTimeout(120_000);
    if (state.problem) problems.allow(state.problem);
    await open(page, state);
    await callJudges(page);
    const found: string[] = [];
    for (const one of ways) {
      await lookAt(page, one);
      found.push(...(await findings(page, one)));
    }
    judged += 1;
    expect([...new Set(found)]).toEqual([]);
  });
}

test("every explanation of what the judges leave to people is still needed", () => {
  test.skip(judged < VIEWS.length, "Not all states were judged in this process.");
  const unneeded = EXPLAINED.filter(({ ofContent }, index) => !ofContent && !needed.has(index));
  expect(unneeded).toEqual([]);
});

async function lookAt(page: Page, { width, media, textSize = 16 }: Way): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    ...{ media: "screen", colorScheme: "light", forcedColors: "none", reducedMotion: "reduce" },
    ...media,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: textSize, fixed: textSize } });
  await session.detach();
  // From the top, where the navigation covers nothing.
  await scrollTo(page, 0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.all(ending.map(({ finished }) => finished));
  });
  await settled(page);
}

/** What the judges find, apart from what is explained, of a page as it is shown now. */
async function findings(page: Page, way: Way): Promise<string[]> {
  const found: string[] = [];
  const verdicts = await judge(page, way.contrastAlone);
  for (const { judge: name, rule, message, element, explained } of verdicts) {
    if (way.name === FORCED_COLOURS && CONTRAST.test(rule)) continue;
    if (explained === undefined) found.push(`${way.name}: ${name}, ${rule}: ${message} ${element}`);
    else needed.add(explained);
  }
  return found;
}
