import assert from "node:assert/strict";
import type { FieldValues } from "../../../src/contact/validation";
import { formatDollars } from "../../../src/numbers/numbers";
import { roundNumbers } from "../../../src/numbers/round-numbers";
import { cheapest, quote } from "../../../src/sections/Plans/quotes";
import { fillWords } from "../../../src/words/fill-words";
import { content } from "../../support/site-content";
import type { Tab } from "../faults/tab";
import { answerWith, checkReceived, newSubmission } from "../support/intake";
import { type ForeignSite, startForeignSite } from "./foreign-site";
import { HANDS } from "./hands";
import { moveSlider, putCaret, typeInto } from "./page";
import type { HandCase } from "./table";
import { arrival, until } from "./until";

const { success: THANKS, failure: FAILURE } = content.contact.form;
const SUBMIT = 'form [type="submit"]';
/** The scripts that make up the runtime: without one of them React doesn't start. */
const RUNTIME = /^\/(app|framework)-.*\.js$/;

/**
 * Has a foreign hand change the page, before React has taken it over or after, and goes one of the
 * ways that visitors go:
 *
 * - "writes": types, sends in vain, sends again: every word stays, the failure is said, both
 *   submissions arrive as typed, the thanks are read;
 * - "was early": types and sends before React has come: it arrives once;
 * - "reckons": moves the plan finder: the answer is that of the new figures;
 * - "goes on": follows a link, goes back, follows another.
 *
 * The page is never blank.
 *
 * @throws AssertionError for what is not so.
 */
export async function runHand(foreign: HandCase, tab: Tab): Promise<void> {
  const early = foreign.when === "before";
  const script = `document.addEventListener("DOMContentLoaded", ${HANDS[foreign.hand]});`;
  const site = await startForeignSite({
    ...(early && { script: `(() => { const __name = (value) => value; ${script} })();` }),
  });
  try {
    await WAYS[foreign.way]({ ...foreign, tab, site });
  } finally {
    await site.close();
  }
}

type Walk = HandCase & { tab: Tab; site: ForeignSite };

const WAYS = {
  writes: async ({ hand, when, tab, site }: Walk) => {
    const typed = { ...newSubmission(), firstName: " Ada" };
    await answerWith(typed.email, { kind: "answer", status: 500 });
    if (when === "before") {
      await openUnhydrated(tab, site, "/contact");
      await tab.evaluate(typeInto, typed);
      await tab.evaluate(putCaret, { name: "company", at: 3 });
      site.disturb();
      const seen = await until(tab, "hydration", ({ hydrated }) => hydrated);
      assert.deepEqual(seen.values, shownValues(hand, when, typed), "values after hydration");
      assert.deepEqual(
        { focus: seen.focus, caret: seen.caret },
        { focus: "company", caret: 3 },
        "focus and caret after hydration",
      );
    } else {
      await openHydrated(tab, site, "/contact");
      await tab.evaluate(HANDS[hand]);
      await tab.evaluate(typeInto, typed);
    }
    await tab.click(SUBMIT);
    const failed = await until(tab, "failure", ({ alert, busy }) => !busy && alert !== "");
    assert.ok(failed.alert.includes(FAILURE), `the failure is said: ${failed.alert}`);
    assert.deepEqual(failed.values, shownValues(hand, when, typed), "values after a failure");
    assert.ok(failed.canSubmit, "it can be sent again");
    await checkReceived(sentValues(hand, typed), 1);
    await answerWith(typed.email, { kind: "answer", status: 204 });
    await tab.click(SUBMIT);
    const sent = await until(tab, "thanks", ({ status }) => status === THANKS);
    assert.ok(sent.statusShown, "the thanks can be seen");
    assert.equal(sent.alert, "", "no failure is said any more");
    assert.equal(sent.values.company, "", "the fields are empty");
    await checkReceived(sentValues(hand, typed), 2);
  },
  "was early": async ({ hand, tab, site }: Walk) => {
    const typed = { ...newSubmission(), firstName: " Ada" };
    await openUnhydrated(tab, site, "/contact");
    await tab.evaluate(typeInto, typed);
    await tab.click(SUBMIT);
    site.disturb();
    await until(tab, "thanks", ({ status }) => status === THANKS);
    await checkReceived(sentValues(hand, typed), 1);
  },
  reckons: async ({ hand, when, tab, site }: Walk) => {
    await openHydrated(tab, site, "/pricing");
    if (when === "after") await tab.evaluate(HANDS[hand]);
    const { min, max } = content.plans.finder.minutes;
    const stops = roundNumbers(min, max);
    for (const minutes of [70_000, 14_000, min, 120_000]) {
      await tab.evaluate(moveSlider, { index: 0, value: stops.indexOf(minutes) });
      const answer = answerFor(minutes, 10);
      await until(tab, `"${answer}"`, (seen) => seen.answer === answer);
    }
    await tab.evaluate(moveSlider, { index: 1, value: 40 });
    // More than a listed plan holds: another sentence, and nothing of why.
    const answer = answerFor(120_000, 40);
    await until(tab, `"${answer}"`, (seen) => seen.answer === answer);
  },
  "goes on": async ({ hand, when, tab, site }: Walk) => {
    await openHydrated(tab, site, "/features");
    if (when === "after") await tab.evaluate(HANDS[hand]);
    await tab.click('nav a[href="/pricing"]');
    await arrival(tab, site.url, "/pricing");
    await tab.click('nav a[href="/contact"]');
    await arrival(tab, site.url, "/contact");
    await tab.back();
    await arrival(tab, site.url, "/pricing");
  },
};

async function openHydrated(tab: Tab, site: ForeignSite, path: string): Promise<void> {
  await tab.open(site.url + path);
  await until(tab, "hydration", ({ hydrated }) => hydrated);
}

/** Opens a page whose scripts wait until the site is left in peace. */
async function openUnhydrated(tab: Tab, site: ForeignSite, path: string): Promise<void> {
  site.disturb(RUNTIME, "waits");
  await tab.open(site.url + path);
}

const TAKES_PHONE = "an extension that takes out the field for the phone";

/** What can be seen in the fields: not the one that was taken out, if React hasn't drawn it anew. */
function shownValues(hand: HandCase["hand"], when: HandCase["when"], typed: FieldValues) {
  if (hand !== TAKES_PHONE) return typed;
  return { ...typed, phone: when === "before" ? "" : null };
}

function sentValues(hand: HandCase["hand"], typed: FieldValues): FieldValues {
  return { ...typed, phone: hand === TAKES_PHONE ? "" : typed.phone };
}

/** What the finder says, in the words of data/plans.yaml. */
function answerFor(minutes: number, parallel: number): string {
  const { plans, words, finder } = content.plans;
  const priced = plans.map((plan) => ({
    ...plan,
    price: plan.price ?? null,
    minutes: plan.minutes ?? null,
    overage: plan.overage ?? null,
    parallelTests: plan.parallelTests ?? null,
  }));
  const need = { minutes, parallel };
  const best = cheapest(priced, need, "annual");
  const cost = best && quote(best, need, "annual");
  if (!best || !cost || typeof cost === "string") return finder.resultCustom;
  const price = formatDollars(cost.cents / 100);
  const result = fillWords(finder.result, { plan: best.name, price });
  const isSame = best.price?.annual === best.price?.monthly;
  const bought = (best.minutes ?? 0) < minutes;
  // Numbers and words may be tied by spaces that don't break.
  return (isSame || bought ? result : `${result}, ${words.billedAnnually}`).replace(/\s+/g, " ");
}
