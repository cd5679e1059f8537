import type { Page } from "@playwright/test";
import { content } from "../support/site-content";
import { listen, said } from "./accessibility/announcements";
import { press } from "./accessibility/focus";
import { callJudges, judge } from "./accessibility/judges";
import { findSmallTargets } from "./accessibility/targets";
import { accessibilityTree } from "./accessibility/tree";
import { contactForm, fillIn, newSubmission, THANKS } from "./support/contact-form";
import { answerWith, SLOWLY } from "./support/intake";
import { expect, test, visit } from "./support/test";

const { form } = content.contact;

interface Defect {
  name: string;
  path: string;
  /** Brings the defect about. Runs in the page. */
  damage: () => void;
  /** The check of the other tests that has to notice it. */
  check: (page: Page) => Promise<unknown>;
  /** What it says of the page as it is; without it, nothing. */
  sound?: unknown;
}

/** Ten defects, as they creep into a site, and what of these tests tells of each. */
const DEFECTS: readonly Defect[] = [
  {
    name: "a removed label",
    path: "/contact",
    damage: () => document.querySelector("form label")?.remove(),
    check: violations,
  },
  {
    name: "a swapped heading level",
    path: "/services",
    damage: () => {
      const heading = document.querySelector("main h2");
      const lower = document.createElement("h4");
      lower.textContent = heading?.textContent ?? "";
      heading?.replaceWith(lower);
    },
    check: violations,
  },
  {
    name: "a lost focus style",
    path: "/faq",
    damage: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("a:focus-visible { outline: none }");
      document.adoptedStyleSheets = [sheet];
    },
    check: async (page) => (await press(page, "Tab")).hidden,
  },
  {
    // On white this grey has 6.3:1, a tenth less than the 7:1 that are promised.
    name: "a contrast that is a tenth too low",
    path: "/services",
    damage: () => {
      const text = document.querySelector<HTMLElement>("main section p");
      text?.style.setProperty("color", "#606060");
      text?.style.setProperty("background", "#fff");
    },
    check: violations,
  },
  {
    name: "a live region that is none any more",
    path: "/contact",
    damage: () => document.querySelector("main [role=status]")?.removeAttribute("role"),
    check: sendAndListen,
    sound: [form.submitting, THANKS],
  },
  {
    name: "a changed tab order",
    path: "/contact",
    damage: () => document.querySelector("[name=company]")?.setAttribute("tabindex", "1"),
    check: violations,
  },
  {
    name: "an emptied alt",
    path: "/case-studies",
    damage: () => document.querySelector("main img[alt]:not([alt=''])")?.setAttribute("alt", ""),
    check: async (page) =>
      (await accessibilityTree(page, "main")).match(/^ *image ".+"$/gm)?.length,
    sound: content.caseStudies.caseStudies.length,
  },
  {
    name: "a shrunk target",
    path: "/pricing",
    damage: () => {
      const link = document.querySelector<HTMLElement>("header nav a");
      link?.style.setProperty("padding-block", "0");
    },
    check: async (page) => (await page.evaluate(findSmallTargets)).small,
  },
  {
    name: "a removed language",
    path: "/faq",
    damage: () => document.documentElement.removeAttribute("lang"),
    check: violations,
  },
  {
    name: "an announcement that is doubled",
    path: "/contact",
    damage: () => {
      const status = document.querySelector("main [role=status]");
      const echo = document.createElement("p");
      echo.setAttribute("aria-live", "polite");
      status?.after(echo);
      const repeat = () => {
        echo.textContent = status?.textContent ?? "";
      };
      if (status) new MutationObserver(repeat).observe(status, { subtree: true, childList: true });
    },
    check: sendAndListen,
    sound: [form.submitting, THANKS],
  },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { name, path, damage, check, sound = [] } of DEFECTS) {
  test(`${name} is noticed`, async ({ page }) => {
    await listen(page);
    await visit(page, path);
    expect(await check(page), "as it is").toEqual(sound);
    await visit(page, path);
    await page.evaluate(damage);
    expect(await check(page), "with the defect").not.toEqual(sound);
  });
}

/** The rules that a page breaks. */
async function violations(page: Page): Promise<string[]> {
  await callJudges(page);
  const verdicts = await judge(page);
  return verdicts.filter(({ explained }) => explained === undefined).map(({ rule }) => rule);
}

/** What is said while the form is sent. */
async function sendAndListen(page: Page): Promise<string[]> {
  const submission = newSubmission();
  await fillIn(page, submission);
  await answerWith(submission.email, SLOWLY);
  await contactForm(page).button.click();
  await expect(page.getByText(THANKS).first()).toBeVisible();
  return said(page);
}
