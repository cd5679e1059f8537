import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { portOf, urlOf } from "../../tools/shared/ports";
import type { PageFunction, Tab } from "../browser/faults/tab";
import { moveSlider } from "../browser/interference/page-functions";
import type { Case } from "../browser/interference/tables";
import { until } from "../browser/interference/until";
import { content } from "../support/site-content";

/** Engines differ in how they handle sliders, files and modules that load on demand. */
export const THINGS_TO_TRY: readonly Case[] = [
  {
    name: "Home's board runs with the number of lanes that a visitor chooses",
    run: async (tab) => {
      await open(tab, "/");
      const most = content.plans.plans.reduce(
        (lanes, plan) => Math.max(lanes, plan.parallelTests ?? 0),
        0,
      );
      await tab.evaluate(pressRadio, `[name=lanes][value="${most}"]`);
      const before = content.home.hero.runBoard.description;
      await eventually(tab, "another picture", labelOfPicture, (label) => label !== before);
      await eventually(tab, "the outcome", statusIn, (status) => status !== "");
    },
  },
  {
    name: "Features races a pasted report, and a choice of what runs on a lane changes the result",
    run: async (tab) => {
      await open(tab, "/features");
      await tab.click("main details > summary");
      await eventually(tab, "fields", countOf("main details textarea"), (count) => count === 1);
      const tests = ["A", "B"].map(
        (name) => `<testcase classname="tests.test_cart.Test${name}" name="test_a" time="60"/>`,
      );
      await tab.evaluate(paste, `<testsuite name="pytest">${tests.join("")}</testsuite>`);
      await tab.click("main details form [type=submit]");
      await eventually(tab, "a choice", countOf("[name=level]"), (count) => count === 2);
      const first = await eventually(tab, "the outcome", statusIn, (status) => status !== "");
      await tab.evaluate(pressRadio, "[name=level]:not(:checked)");
      await eventually(tab, "another outcome", statusIn, (status) => status !== first);
    },
  },
  {
    name: "Pricing's slider moves the visitor's point on the curve",
    run: async (tab) => {
      await open(tab, "/pricing");
      await tab.evaluate(scrollTo, "#plan-finder");
      const first = await eventually(tab, "a point", placeOfPoint, (place) => place !== "");
      await tab.evaluate(moveSlider, { index: 0, value: 1 });
      await eventually(tab, "another place", placeOfPoint, (place) => place !== first);
    },
  },
];

async function open(tab: Tab, path: string): Promise<void> {
  await tab.open(urlOf(portOf("preview")) + path);
  await until(tab, "hydration", ({ hydrated }) => hydrated);
}

async function eventually<Result>(
  tab: Tab,
  what: string,
  run: PageFunction<undefined, Result> | readonly [PageFunction<string, Result>, string],
  holds: (result: Awaited<Result>) => boolean,
): Promise<Awaited<Result>> {
  let result: Awaited<Result> | undefined;
  for (let look = 0; look < 100; look++) {
    result =
      typeof run === "function" ? await tab.evaluate(run) : await tab.evaluate(run[0], run[1]);
    if (holds(result)) return result;
    await sleep(100);
  }
  assert.fail(`No ${what} within 10 s: ${JSON.stringify(result)}`);
}

/* These functions run in the browser, so they can't refer to anything in this module. */

const countOf = (selector: string) =>
  [(wanted: string) => document.querySelectorAll(wanted).length, selector] as const;

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
