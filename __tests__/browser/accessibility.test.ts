import type { Page } from "@playwright/test";
import { content, PAGES } from "../support/site-content";
import { loadCheckers, runCheckers } from "./accessibility/checkers";
import { contactForm, FAILURE, fillIn, THANKS } from "./support/contact-form";
import { newSubmission, respondWith } from "./support/intake";
import { expect, hold, INTAKE_URL, scrollTo, settled, test, visit } from "./support/test";

/** By default with reduced motion, so that no color is measured during a transition. */
interface View {
  name: string;
  width: number;
  media: Parameters<Page["emulateMedia"]>[0];
  /** Another view has the same layout in different colors. */
  contrastOnly?: true;
}

const view = (width: number, colorScheme: "light" | "dark"): View => ({
  name: `${width} px, ${colorScheme}`,
  width,
  media: { colorScheme },
});
const contrastAt = (...place: Parameters<typeof view>): View => ({
  ...view(...place),
  contrastOnly: true,
});

const PAGE_VIEWS: readonly View[] = [
  view(320, "dark"),
  contrastAt(320, "light"),
  contrastAt(1280, "dark"),
  { name: "printed", width: 1280, media: { media: "print" }, contrastOnly: true },
  { name: "1280 px, light, with motion", width: 1280, media: { reducedMotion: "no-preference" } },
];
const STATE_VIEWS = [contrastAt(320, "dark"), view(1280, "light")];
const MENU_VIEWS = [view(320, "dark"), contrastAt(320, "light")];

/** Puts a page into each of its states, except the initial one, and yields each state's name. */
type Walk = (page: Page) => AsyncGenerator<string>;
const WALKS: Readonly<Record<string, Walk>> = {
  async *"/"(page) {
    const { shell } = content.site;
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByRole("button", { name: shell.menu }).click();
    await expect(page.getByRole("navigation", { name: shell.navLabel })).toBeVisible();
    yield "the open menu";
  },
  async *"/features"(page) {
    const { race } = content;
    await page.getByText(content.features.fasterResults.suiteRace.open).click();
    await page.getByRole("textbox", { name: race.durations }).fill("soon");
    await page.getByRole("button", { name: race.race }).click();
    await expect(page.getByRole("alert")).toContainText(race.mistakes.noDurations);
    yield "a race with a mistake";
    await page.getByRole("button", { name: race.sample }).click();
    await expect(page.getByRole("link", { name: race.finder })).toBeVisible();
    yield "a race";
  },
  async *"/faq"(page) {
    const closed = page.locator("details:not([open]) summary");
    while ((await closed.count()) > 0) await closed.first().click();
    yield "open answers";
  },
  async *"/pricing"(page) {
    const { planFinder } = content.plans;
    const slider = page.getByRole("slider", { name: planFinder.parallel.label });
    await slider.fill(String(planFinder.parallel.max));
    await expect(page.getByRole("status")).toHaveText(planFinder.resultCustom);
    yield "the plan finder, moved";
  },
  async *"/contact"(page) {
    const { alert, button, field, form, status } = contactForm(page);
    await page.getByLabel(content.home.suiteEstimate.minutes).fill("145");
    await expect(form.getByRole("table")).toBeVisible();
    yield "the estimate";

    await field("phone").fill("555-0142");
    await button.click();
    await expect(field("firstName")).toBeFocused();
    yield "the form with mistakes";

    const submission = newSubmission();
    await fillIn(page, submission);
    await respondWith(submission.email, { kind: "response", status: 500 });
    const release = await hold(page, `${INTAKE_URL}/**`);
    await button.click();
    await expect(form).toHaveAttribute("aria-busy", "true");
    yield "the form while submitting";

    release();
    await expect(alert).toHaveText(FAILURE);
    yield "the form after a failure";

    await respondWith(submission.email, { kind: "response", status: 204 });
    await button.click();
    await expect(status).toHaveText(THANKS);
    yield "the form after a success";
  },
};

for (const { path } of PAGES) {
  test(`two accessibility checkers find no problems on ${path} in any state`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    if (path === "/contact") problems.allow(/status of 500/);
    await keepStates(page);
    await visit(page, path);
    await loadCheckers(page);
    const found: string[] = [];
    const checkState = async (state: string, views: readonly View[]) => {
      for (const view of views) {
        await show(page, view);
        const findings = await runCheckers(page, view.contrastOnly);
        found.push(...findings.map((finding) => `${state}, ${view.name}: ${finding}`));
      }
    };
    await checkState("as loaded", PAGE_VIEWS);
    for await (const state of WALKS[path]?.(page) ?? []) {
      await checkState(state, path === "/" ? MENU_VIEWS : STATE_VIEWS);
    }
    expect([...new Set(found)]).toEqual([]);
  });
}

/** Makes the success message stay, and submissions wait for longer than 30 seconds. */
async function keepStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, time: number) => setTimeout(run, time >= 8000 ? 1e6 : time),
    });
  });
}

async function show(page: Page, { width, media }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    ...{ media: "screen", colorScheme: "light", reducedMotion: "reduce" },
    ...media,
  });
  // Scroll to the top of the page, where the navigation doesn't cover any content.
  await scrollTo(page, 0);
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.all(ending.map(({ finished }) => finished));
  });
  await settled(page);
}
