import type { Page } from "@playwright/test";
import { content, PAGES } from "../../support/site-content";
import { contactForm, FAILURE, fillIn, THANKS } from "../support/contact-form";
import { answerWith, newSubmission } from "../support/intake";
import { expect, visit } from "../support/test";

/** A state of a page that visitors meet. */
export interface PageState {
  name: string;
  path: string;
  /** Brings it about on the page at rest, which is shown at a width of 1280 px. */
  bring?: (page: Page) => Promise<void>;
  /** What the browser itself says of it. */
  problem?: RegExp;
}

const { shell } = content.site;

export const PAGES_AT_REST: readonly PageState[] = PAGES.map(({ path }) => ({
  name: `${path} at rest`,
  path,
}));

export const OTHER_STATES: readonly PageState[] = [
  { name: "open answers", path: "/faq", bring: openAnswers },
  { name: "the plan finder, moved", path: "/pricing", bring: moveFinder },
  { name: "the form with mistakes", path: "/contact", bring: makeMistakes },
  { name: "the form while it is sent", path: "/contact", bring: send },
  { name: "the form after a failure", path: "/contact", bring: fail, problem: /status of 500/ },
  { name: "the form after a success", path: "/contact", bring: succeed },
];

/** There is one at small widths alone. */
export const OPEN_MENU: PageState = { name: "the open menu", path: "/", bring: openMenu };

/** Opens a page in a state. */
export async function open(page: Page, { path, bring }: PageState): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await keepStates(page);
  await visit(page, path);
  await bring?.(page);
}

/** The thanks go after 8 seconds, and sending ends after 30, in which not all can be looked at. */
async function keepStates(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, time: number) => setTimeout(run, time >= 8000 ? 1e6 : time),
    });
  });
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.getByRole("button", { name: shell.menu }).click();
  await expect(page.getByRole("navigation", { name: shell.navLabel })).toBeVisible();
}

async function openAnswers(page: Page): Promise<void> {
  for (const question of await page.locator("details").all()) {
    if (!(await question.evaluate((details) => (details as HTMLDetailsElement).open))) {
      await question.locator("summary").click();
    }
  }
}

async function moveFinder(page: Page): Promise<void> {
  const { finder } = content.plans;
  await page.getByRole("slider", { name: finder.parallel.label }).fill(String(finder.parallel.max));
  await expect(page.getByRole("status")).toHaveText(finder.resultCustom);
}

async function makeMistakes(page: Page): Promise<void> {
  const { button, field } = contactForm(page);
  await field("phone").fill("555-0142");
  await button.click();
  await expect(field("firstName")).toBeFocused();
}

async function send(page: Page): Promise<void> {
  const submission = newSubmission();
  await fillIn(page, submission);
  await answerWith(submission.email, { kind: "never" });
  const { button, form } = contactForm(page);
  await button.click();
  await expect(form).toHaveAttribute("aria-busy", "true");
}

async function fail(page: Page): Promise<void> {
  const submission = newSubmission();
  await fillIn(page, submission);
  await answerWith(submission.email, { kind: "answer", status: 500 });
  const { button, alert } = contactForm(page);
  await button.click();
  await expect(alert).toHaveText(FAILURE);
}

async function succeed(page: Page): Promise<void> {
  await fillIn(page, newSubmission());
  const { button, status } = contactForm(page);
  await button.click();
  await expect(status).toHaveText(THANKS);
}
