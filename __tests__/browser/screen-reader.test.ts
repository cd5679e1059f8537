import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { expectSaid, listen, said } from "./accessibility/announcements";
import {
  bannerTree,
  FAILURE_TREE,
  footerTree,
  formTree,
  statusTree,
} from "./accessibility/expected-trees";
import { accessibilityTree } from "./accessibility/tree";
import { contactForm, ERRORS, fillIn, THANKS } from "./support/contact-form";
import { answerWith, newSubmission, SLOWLY } from "./support/intake";
import { expect, settled, test, visit } from "./support/test";

const { shell } = content.site;
const { form } = content.contact;

/** Waits until a part of the page is as screen readers are meant to have it. */
const expectTree = (page: Page, part: string, lines: readonly string[]) =>
  expect.poll(() => accessibilityTree(page, part)).toEqual(lines);

test("the form's tree at rest, with mistakes, while it is sent, after a failure and after a success, of which each is announced once", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await listen(page);
  await visit(page, "/contact");
  await expectTree(page, "form", formTree());
  await expectTree(page, "status", statusTree());
  await expectTree(page, "alert", ["alert [live=assertive]"]);

  const { field, button } = contactForm(page);
  await field("phone").fill("555-0142");
  await button.click();
  const { required, email, phone } = ERRORS;
  await expectTree(
    page,
    "form",
    formTree({
      values: { phone: "555-0142" },
      errors: { firstName: required, lastName: required, email, phone, company: required },
      focused: "firstName",
    }),
  );
  // The field that takes the focus says what is wrong.
  expect(await said(page)).toEqual([]);

  const values = newSubmission();
  await fillIn(page, values);
  await answerWith(values.email, { kind: "answer", status: 500, delayMs: 2_000 });
  await button.click();
  await expectTree(page, "form", formTree({ values, busy: true }));
  await expectTree(page, "status", statusTree(form.submitting));

  await expectTree(page, "group", FAILURE_TREE);
  await expectTree(page, "form", formTree({ values }));
  await expectTree(page, "status", statusTree());
  await expectSaid(page, form.submitting, form.failure);

  await answerWith(values.email, SLOWLY);
  await button.click();
  await expectTree(page, "status", statusTree(THANKS));
  await expectSaid(page, form.submitting, THANKS);
  await expectTree(page, "form", formTree({ focused: "button" }));
  await expectTree(page, "alert", ["alert [live=assertive]"]);
});

test("the tree of what surrounds every page, in a row, behind a button and with an open menu", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-11-20T12:00:00"));
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/pricing");
  await expectTree(page, "banner", bannerTree("none"));
  await expectTree(page, "contentinfo", footerTree(2031));
  await page.setViewportSize({ width: 320, height: 900 });
  await expectTree(page, "banner", bannerTree("closed"));
  await page.getByRole("button", { name: shell.menu }).press("Enter");
  await expectTree(page, "banner", bannerTree("open"));
});

for (const path of ["/features", "/pricing"]) {
  test(`the table of ${path} is the same to screen readers where it is laid out as a list`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    const wide = await accessibilityTree(page, "table");
    expect(wide.some((line) => line.includes("columnheader"))).toBe(true);
    await page.setViewportSize({ width: 320, height: 900 });
    await settled(page);
    expect(await accessibilityTree(page, "table")).toEqual(wide);
  });
}

test("what is announced of a moved plan finder: its answer, once the movement has ended", async ({
  page,
}) => {
  await listen(page);
  await visit(page, "/pricing");
  await said(page);
  const { finder } = content.plans;
  const slider = page.getByRole("slider", { name: finder.parallel.label });
  await slider.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press("PageUp");
  await expect(page.getByRole("status")).toHaveText(finder.resultCustom);
  await expectSaid(page, finder.resultCustom);
});
