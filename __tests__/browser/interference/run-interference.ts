import assert from "node:assert/strict";
import { recommend } from "../../../src/plan-words";
import { roundNumbers } from "../../../src/pricing/round-numbers";
import { pageData } from "../../support/page-data";
import { content } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { checkReceived, newSubmission, respondWith } from "../support/intake";
import { INTERFERENCES } from "./interferences";
import { moveSlider, putCaret, typeInto } from "./page-functions";
import { type ProxiedSite, startProxiedSite } from "./proxied-site";
import type { InterferenceCase } from "./table";
import { arrival, openHydrated, until } from "./until";

const { success: THANKS, failure: FAILURE } = content.contact.contactForm;
const SUBMIT = 'form [type="submit"]';
const RUNTIME = /^\/(app|framework)-.*\.js$/;

/**
 * Interferes with the page before or after hydration and performs one of these visitor tasks:
 *
 * - "sends the form": fills in the form, submits it, sees an error, and submits again. No text is lost, the
 *   error and success messages appear, and both submissions arrive as typed.
 * - "sends the form early": fills in and submits the form before hydration. The submission arrives once.
 * - "uses the plan finder": moves the sliders. The recommendation matches the new values.
 * - "follows links": follows two links, then goes back.
 *
 * The page must never be blank.
 *
 * @throws AssertionError if an expectation fails
 */
export async function runInterference(testCase: InterferenceCase, tab: Tab): Promise<void> {
  const early = testCase.when === "before";
  const run = `(${INTERFERENCES[testCase.interference]})("${testCase.interference}")`;
  const script = `document.addEventListener("DOMContentLoaded", () => ${run});`;
  const site = await startProxiedSite(
    early ? `(() => { const __name = (value) => value; ${script} })();` : "",
  );
  try {
    await TASKS[testCase.task]({ ...testCase, tab, site });
  } finally {
    await site.close();
  }
}

type Context = InterferenceCase & { tab: Tab; site: ProxiedSite };

const TASKS = {
  "sends the form": async ({ interference, when, tab, site }: Context) => {
    const typed = { ...newSubmission(), firstName: " Ada" };
    await respondWith(typed.email, { kind: "response", status: 500 });
    if (when === "before") {
      await openUnhydrated(tab, site);
      await tab.evaluate(typeInto, typed);
      await tab.evaluate(putCaret, { name: "company", at: 3 });
      site.disturb();
      const seen = await until(tab, "hydration", ({ hydrated }) => hydrated);
      assert.deepEqual(seen.values, typed, "values after hydration");
      assert.deepEqual(
        { focus: seen.focus, caret: seen.caret },
        { focus: "company", caret: 3 },
        "focus and caret after hydration",
      );
    } else {
      await openHydrated(tab, `${site.url}/contact`);
      await tab.evaluate(INTERFERENCES[interference], interference);
      await tab.evaluate(typeInto, typed);
    }
    await tab.click(SUBMIT);
    const failed = await until(tab, "failure", ({ alert, busy }) => !busy && alert !== "");
    assert.ok(failed.alert.includes(FAILURE), `the error message shows: ${failed.alert}`);
    assert.deepEqual(failed.values, typed, "values after a failure");
    assert.ok(failed.canSubmit, "the form can be submitted again");
    await checkReceived(typed, 1);
    await respondWith(typed.email, { kind: "response", status: 204 });
    await tab.click(SUBMIT);
    const sent = await until(tab, "thanks", ({ status }) => status === THANKS);
    assert.ok(sent.statusShown, "the success message is visible");
    assert.equal(sent.alert, "", "the error message is gone");
    assert.equal(sent.values.company, "", "the fields are empty");
    await checkReceived(typed, 2);
  },
  "sends the form early": async ({ tab, site }: Context) => {
    const typed = { ...newSubmission(), firstName: " Ada" };
    await openUnhydrated(tab, site);
    await tab.evaluate(typeInto, typed);
    await tab.click(SUBMIT);
    site.disturb();
    await until(tab, "thanks", ({ status }) => status === THANKS);
    await checkReceived(typed, 1);
  },
  "uses the plan finder": async ({ interference, when, tab, site }: Context) => {
    await openHydrated(tab, `${site.url}/pricing`);
    if (when === "after") await tab.evaluate(INTERFERENCES[interference], interference);
    const { minutes, parallel } = content.plans.planFinder;
    const stops = roundNumbers(minutes.min, minutes.max);
    let need = 0;
    for (const share of [0.75, 0.55, 0, 0.8]) {
      const value = Math.round(share * (stops.length - 1));
      need = stops[value] ?? 0;
      await tab.evaluate(moveSlider, { index: 0, value });
      const text = recommendationFor(need, parallel.start);
      await until(tab, `"${text}"`, (seen) => seen.recommendation === text);
    }
    await tab.evaluate(moveSlider, { index: 1, value: parallel.max });
    // In the sample content, no plan with a listed price covers this need, so the plan finder gives a
    // different recommendation without a reason.
    const text = recommendationFor(need, parallel.max);
    await until(tab, `"${text}"`, (seen) => seen.recommendation === text);
  },
  "follows links": async ({ interference, when, tab, site }: Context) => {
    await openHydrated(tab, `${site.url}/features`);
    if (when === "after") await tab.evaluate(INTERFERENCES[interference], interference);
    await tab.click('nav a[href="/pricing"]');
    await arrival(tab, site.url, "/pricing");
    await tab.click('nav a[href="/contact"]');
    await arrival(tab, site.url, "/contact");
    await tab.back();
    await arrival(tab, site.url, "/pricing");
  },
};

async function openUnhydrated(tab: Tab, site: ProxiedSite): Promise<void> {
  site.disturb(RUNTIME, "waits");
  await tab.open(`${site.url}/contact`);
}

function recommendationFor(minutes: number, parallel: number): string {
  const { pricing } = pageData("/pricing").content;
  const { text } = recommend(pricing, { minutes, parallel, billing: "annual" });
  // Replace nonbreaking spaces, which the wording may contain.
  return text.replace(/\s+/g, " ");
}
