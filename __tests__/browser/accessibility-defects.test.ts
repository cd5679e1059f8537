import { content } from "../support/site-content";
import { listen, said } from "./accessibility/announcements";
import { press } from "./accessibility/focus";
import { callJudges, judge } from "./accessibility/judges";
import { findSmallTargets } from "./accessibility/targets";
import { contactForm, fillIn, newSubmission, THANKS } from "./support/contact-form";
import { answerWith, SLOWLY } from "./support/intake";
import { expect, settled, test, visit } from "./support/test";

/* The checks of the other tests, on pages with defects as they creep into a site. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the judges notice a removed label, heading level and language, a low contrast and a changed tab order", async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.evaluate(() => {
    document.querySelector("form label")?.remove();
    const heading = document.querySelector("main h2");
    const lower = document.createElement("h4");
    lower.textContent = heading?.textContent ?? "";
    heading?.replaceWith(lower);
    document.documentElement.removeAttribute("lang");
    document.querySelector("[name=company]")?.setAttribute("tabindex", "1");
    // On white this grey has 6.3:1, a tenth less than the 7:1 that are promised.
    const lead = document.querySelector<HTMLElement>("main p");
    lead?.style.setProperty("color", "#606060");
    lead?.style.setProperty("background", "#fff");
  });
  await callJudges(page);
  const verdicts = await judge(page);
  const violations = verdicts.filter(({ explained }) => explained === undefined);
  const rulesOf = (name: string) =>
    new Set(violations.filter(({ judge: by }) => by === name).map(({ rule }) => rule));
  const expected = [
    "color-contrast-enhanced",
    "heading-order",
    "html-has-lang",
    "label",
    "tabindex",
  ];
  expect([...rulesOf("axe")]).toEqual(expect.arrayContaining(expected));
  expect(rulesOf("ibm").size).toBeGreaterThan(2);
  expect(rulesOf("htmlcs").size).toBeGreaterThan(2);
});

test("a lost focus style and a shrunk target are noticed", async ({ page }) => {
  await visit(page, "/pricing");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "a:focus-visible { outline: none } header nav a { padding-block: 0 !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await settled(page);
  expect((await press(page, "Tab")).hidden).toEqual(["it has no outline"]);
  const { small } = await page.evaluate(findSmallTargets);
  expect(small.length).toBe(content.site.nav.length);
});

test("an announcement that is made by no live region, or twice, is noticed", async ({ page }) => {
  await listen(page);
  for (const [times, damage] of [
    [0, () => document.querySelector("main [role=status]")?.removeAttribute("role")],
    [
      2,
      () => {
        const status = document.querySelector("main [role=status]");
        const echo = document.createElement("p");
        echo.setAttribute("aria-live", "polite");
        status?.after(echo);
        const repeat = () => {
          echo.textContent = status?.textContent ?? "";
        };
        if (status)
          new MutationObserver(repeat).observe(status, {
            subtree: true,
            childList: true,
            characterData: true,
          });
      },
    ],
  ] as const) {
    await visit(page, "/contact");
    await page.evaluate(damage);
    const submission = newSubmission();
    await fillIn(page, submission);
    await answerWith(submission.email, SLOWLY);
    await contactForm(page).button.click();
    await expect(page.getByText(THANKS).first()).toBeVisible();
    const thanks = (await said(page)).filter((words) => words === THANKS);
    expect(thanks).toHaveLength(times);
  }
});
