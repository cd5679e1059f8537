import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { content, PAGES } from "../support/site-content";
import { contactForm, FAILURE, fillIn, newSubmission, THANKS } from "./support/contact-form";
import { answerWith } from "./support/intake";
import { expect, scrollTo, test, visit } from "./support/test";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // AAA contrast, which the house promises.
  rules: { "color-contrast-enhanced": { enabled: true } },
  resultTypes: ["violations"],
};

/** Every violation as "scheme, width, rule: element", in both colour schemes. */
async function violations(page: Page, widths = [390, 1440]): Promise<string[]> {
  // Not as a script element, which a content security policy would refuse.
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // From the top, where the navigation covers nothing.
      await scrollTo(page, 0);
      const { violations }: AxeResults = await page.evaluate(
        `axe.run(document, ${JSON.stringify(OPTIONS)})`,
      );
      for (const { id, nodes } of violations) {
        for (const { target, failureSummary } of nodes) {
          found.push(`${colorScheme}, ${width} px, ${id}: ${target.join(" ")} ${failureSummary}`);
        }
      }
    }
  }
  return found;
}

// Without motion, so that no colour is measured on its way to another.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path } of PAGES) {
  test(`axe finds nothing on ${path}, at 390 and 1440 px, light and dark`, async ({ page }) => {
    await visit(page, path);
    expect(await violations(page)).toEqual([]);
  });
}

test("axe finds nothing on Home at an unknown path", async ({ page, problems }) => {
  problems.allow(/status of 404 .*\/nowhere\)$/);
  await visit(page, "/nowhere");
  expect(await violations(page, [390])).toEqual([]);
});

test("axe finds nothing in the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page, "/");
  await page.getByRole("button", { name: content.site.shell.menu }).click();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  expect(await violations(page, [390])).toEqual([]);
});

test("axe finds nothing in open answers", async ({ page }) => {
  await visit(page, "/faq");
  for (const question of await page.locator("summary").all()) await question.click();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing in the form with errors, failed and sent", async ({ page, problems }) => {
  problems.allow(/status of 500/);
  await visit(page, "/contact");
  const { button, alert, status } = contactForm(page);
  await button.click();
  expect(await violations(page)).toEqual([]);

  const submission = newSubmission();
  await fillIn(page, submission);
  await answerWith(submission.email, { kind: "answer", status: 500 });
  await button.click();
  await expect(alert).toHaveText(FAILURE);
  expect(await violations(page)).toEqual([]);

  // The thanks go after 8 seconds, so they are looked at in one width alone.
  await answerWith(submission.email, { kind: "answer", status: 204 });
  await button.click();
  await expect(status).toHaveText(THANKS);
  expect(await violations(page, [390])).toEqual([]);
});

test("axe finds nothing in the busy form", async ({ page }) => {
  await visit(page, "/contact");
  const submission = newSubmission();
  await fillIn(page, submission);
  await answerWith(submission.email, { kind: "never" });
  const { button, form } = contactForm(page);
  await button.click();
  await expect(form).toHaveAttribute("aria-busy", "true");
  expect(await violations(page, [390])).toEqual([]);
});
