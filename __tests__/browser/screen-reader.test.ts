import { test as base } from "@playwright/test";
import { content, linkTo } from "../support/site-content";
import { expectSaid, listen, said } from "./accessibility/announcements";
import { CHANGED, isReviewed, noteReview } from "./accessibility/reviewed";
import { open, type PageState, STATES } from "./accessibility/states";
import { accessibilityTree } from "./accessibility/tree";
import { contactForm, FAILURE, fillIn, newSubmission, THANKS } from "./support/contact-form";
import { answerWith, SLOWLY } from "./support/intake";
import { expect, settled, test, visit } from "./support/test";

const { shell } = content.site;
const { form } = content.contact;

/** With `-u` the trees are written anew. */
const isReview = () => ["all", "changed"].includes(base.info().config.updateSnapshots);

/** "/case-studies at rest" as the name of a file. */
const fileOf = ({ name }: PageState) =>
  `${name
    .replace(/^\/ /, "Home ")
    .replace(/^\W+|\W+$/g, "")
    .replace(/\W+/g, "-")
    .toLowerCase()}.txt`;

test.describe("the accessibility tree", () => {
  test.beforeEach(async ({ page }) => {
    test.skip(!isReviewed() && !isReview(), CHANGED);
    if (isReview()) noteReview();
    // The copyright line has the year.
    await page.clock.setFixedTime(new Date("2026-11-20T12:00:00"));
  });

  for (const state of STATES.filter(({ path }) => path !== "/nowhere")) {
    test(`of ${state.name} is as reviewed`, async ({ page, problems }) => {
      if (state.problem) problems.allow(state.problem);
      await open(page, state);
      await settled(page);
      const tree = await accessibilityTree(page, "main");
      // Each submission of the tests has an address of its own, by which the intake finds it.
      expect(tree.replaceAll(/visitor-[0-9a-f-]{36}/g, "visitor")).toMatchSnapshot(fileOf(state));
    });
  }

  for (const width of [320, 1280]) {
    test(`of what surrounds every page is as reviewed, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, "/pricing");
      const parts = [await accessibilityTree(page, "banner")];
      if (width === 320) {
        await page.getByRole("button", { name: shell.menu }).press("Enter");
        await expect(page.getByRole("navigation", { name: shell.navLabel })).toBeVisible();
        parts.push(await accessibilityTree(page, "banner"));
      }
      parts.push(await accessibilityTree(page, "contentinfo"));
      expect(parts.join("\n")).toMatchSnapshot(`shell-${width}.txt`);
    });
  }
});

for (const path of ["/features", "/pricing"]) {
  test(`the table of ${path} is the same to screen readers where it is laid out as a list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    const wide = await accessibilityTree(page, "table");
    expect(wide).toContain("columnheader");
    await page.setViewportSize({ width: 320, height: 900 });
    await settled(page);
    expect(await accessibilityTree(page, "table")).toBe(wide);
  });
}

test.describe("what is announced", () => {
  test.beforeEach(async ({ page }) => {
    await listen(page);
    await visit(page, "/contact");
    await said(page);
  });

  test("a failed submission: that it is sent and that it failed, once each", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 500/);
    const submission = newSubmission();
    await fillIn(page, submission);
    await answerWith(submission.email, { kind: "answer", status: 500, delayMs: 200 });
    const { button, alert } = contactForm(page);
    await button.click();
    await expect(alert).toHaveText(FAILURE);
    // What takes the focus says something else: how to go on.
    await expect(page.getByRole("group", { name: form.rescue.text })).toBeFocused();
    await expectSaid(page, form.submitting, FAILURE);

    await answerWith(submission.email, SLOWLY);
    await page.getByRole("button", { name: form.rescue.again }).press("Enter");
    await expect(page.getByRole("status")).toHaveText(THANKS);
    await expectSaid(page, form.submitting, THANKS);
  });

  test("a mistake: nothing, since the field that takes the focus says it", async ({ page }) => {
    await contactForm(page).button.click();
    await expect(contactForm(page).field("firstName")).toBeFocused();
    expect(await said(page)).toEqual([]);
  });

  test("a moved plan finder: its answer, once the movement has ended", async ({ page }) => {
    await page
      .getByRole("navigation")
      .getByRole("link", { name: linkTo("/pricing"), exact: true })
      .click();
    await expect(page.getByRole("main")).toBeFocused();
    const { finder } = content.plans;
    await expect.poll(async () => (await said(page)).length).toBe(1);
    const slider = page.getByRole("slider", { name: finder.parallel.label });
    await slider.focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press("PageUp");
    await expect(page.getByRole("status")).toHaveText(finder.resultCustom);
    await expectSaid(page, finder.resultCustom);
  });
});
