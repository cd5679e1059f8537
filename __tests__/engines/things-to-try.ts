import { expect } from "@playwright/test";
import { portOf, urlOf } from "../../tools/shared/ports";
import { moveSlider } from "../browser/interference/page-functions";
import type { Case } from "../browser/interference/tables";
import { openHydrated, PATIENCE } from "../browser/interference/until";
import { content } from "../support/site-content";

const SITE = urlOf(portOf("preview"));

/** Engines differ in how they handle sliders, files and modules that load on demand. */
export const THINGS_TO_TRY: readonly Case[] = [
  {
    name: "Home's board runs with the number of lanes that a visitor chooses",
    run: async (tab) => {
      await openHydrated(tab, `${SITE}/`);
      const most = content.plans.plans.reduce(
        (lanes, plan) => Math.max(lanes, plan.parallelTests ?? 0),
        0,
      );
      await tab.evaluate(pressRadio, `[name=lanes][value="${most}"]`);
      const before = content.home.hero.runBoard.description;
      await expect.poll(() => tab.evaluate(labelOfPicture), PATIENCE).not.toBe(before);
      await expect.poll(() => tab.evaluate(statusIn), PATIENCE).not.toBe("");
    },
  },
  {
    name: "Features races a pasted report, and a choice of what runs on a lane changes the result",
    run: async (tab) => {
      await openHydrated(tab, `${SITE}/features`);
      await tab.click("main details > summary");
      const countOf = (selector: string) => tab.evaluate(count, selector);
      await expect.poll(() => countOf("main details textarea"), PATIENCE).toBe(1);
      const tests = ["A", "B"].map(
        (name) => `<testcase classname="tests.test_cart.Test${name}" name="test_a" time="60"/>`,
      );
      await tab.evaluate(paste, `<testsuite name="pytest">${tests.join("")}</testsuite>`);
      await tab.click("main details form [type=submit]");
      await expect.poll(() => countOf("[name=level]"), PATIENCE).toBe(2);
      await expect.poll(() => tab.evaluate(statusIn), PATIENCE).not.toBe("");
      const first = await tab.evaluate(statusIn);
      await tab.evaluate(pressRadio, "[name=level]:not(:checked)");
      await expect.poll(() => tab.evaluate(statusIn), PATIENCE).not.toBe(first);
    },
  },
  {
    name: "Pricing's slider moves the visitor's point on the curve",
    run: async (tab) => {
      await openHydrated(tab, `${SITE}/pricing`);
      await tab.evaluate(scrollTo, "#plan-finder");
      await expect.poll(() => tab.evaluate(placeOfPoint), PATIENCE).not.toBe("");
      const first = await tab.evaluate(placeOfPoint);
      await tab.evaluate(moveSlider, { index: 0, value: 1 });
      await expect.poll(() => tab.evaluate(placeOfPoint), PATIENCE).not.toBe(first);
    },
  },
];

/* These functions run in the browser, so they can't refer to anything in this module. */

const count = (selector: string) => document.querySelectorAll(selector).length;

const labelOfPicture = () =>
  document.querySelector("main [role=img]")?.getAttribute("aria-label") ?? "";

const statusIn = () => document.querySelector("main [aria-live]")?.textContent ?? "";

const placeOfPoint = () => document.querySelector("main circle")?.getAttribute("cx") ?? "";

const scrollTo = (selector: string) => document.querySelector(selector)?.scrollIntoView();

const pressRadio = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

function paste(text: string): void {
  const field = document.querySelector("textarea");
  if (field) field.value = text;
}
