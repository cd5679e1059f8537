import { expect } from "@playwright/test";
import { type FieldValues, mapFields } from "../../../src/contact/validation";
import { portOf, urlOf } from "../../../tools/shared/ports";
import { content } from "../../support/site-content";
import { typeInto, type View } from "../interference/page-functions";
import { openHydrated, PATIENCE, until } from "../interference/until";
import { checkReceived, newSubmission, received, respondWith } from "../support/intake";
import { documentStart, endTimers, holdTimers } from "./page-functions";
import type { Tab } from "./tab";
import type { Fault } from "./table";

const { rescue, success: THANKS, failure: FAILURE } = content.contact.contactForm;
const SUBMIT = 'form [type="submit"]';
const RETRY = '[role="group"][aria-labelledby^="failure"] button';

/**
 * Sets up a fault, submits the form, and checks the outcome:
 *
 * - "sent": the intake received exactly this submission, the success message is shown, and the fields and the
 *   draft are empty.
 * - "failed" and "reloaded": the error message is shown, and the fields and the draft still contain every
 *   typed value. The form also offers ways to retry, send an email, or copy the text.
 *
 * In all cases, submitting the form sends one request, with exactly the expected bytes. The URL
 * doesn't change, and the form remains usable.
 *
 * @throws if the outcome differs from the expected one
 */
export async function runFault(fault: Fault, tab: Tab): Promise<void> {
  const url = `${urlOf(portOf("preview"))}/contact`;
  const typed = await stage(fault, tab, url);
  const before = await tab.evaluate(documentStart);
  await tab.click(SUBMIT);
  await meanwhile(fault, tab, typed);
  const seen = await until(
    tab,
    "end",
    ({ busy, status, alert, noticeHasFocus }) =>
      !busy && (status !== "" || (alert !== "" && noticeHasFocus)),
  );
  expect(seen.url, "the URL doesn't change").toBe(url);
  checkDocument(fault, (await tab.evaluate(documentStart)) !== before);
  await checkReceived(typed, 1);
  if (fault.end === "sent") return checkSent(seen);
  checkFailed(seen, typed);
  await checkRetry(tab, typed);
}

async function stage(fault: Fault, tab: Tab, url: string): Promise<FieldValues> {
  const typed = { ...newSubmission(), firstName: " Ada" };
  if (fault.intake) await respondWith(typed.email, fault.intake);
  await openHydrated(tab, url);
  if (fault.meanwhile) await tab.evaluate(holdTimers);
  await tab.evaluate(typeInto, typed);
  return typed;
}

async function meanwhile(fault: Fault, tab: Tab, typed: FieldValues): Promise<void> {
  if (fault.meanwhile === undefined) return;
  await expect
    .poll(() => received(typed.email), { ...PATIENCE, message: "submissions" })
    .not.toEqual([]);
  switch (fault.meanwhile) {
    case "30 seconds pass":
      return tab.evaluate(endTimers);
    case "the page is reloaded":
      return tab.reload();
    case "the visitor goes to another page and back":
      await tab.click('nav a[href="/pricing"]');
      // The URL changes before the page does, so also wait until the form is gone.
      await until(
        tab,
        "the other page",
        ({ url, values }) => url.endsWith("/pricing") && values.email === null,
      );
      return tab.back();
    case "the visitor leaves the site and comes back":
      await tab.open(`${urlOf(portOf("preview"))}/faq`);
      return tab.back();
  }
}

function checkSent(seen: View): void {
  const values = mapFields(() => "");
  expect(seen).toMatchObject({ status: THANKS, alert: "", values, canSubmit: true, draft: null });
}

function checkFailed(seen: View, typed: FieldValues): void {
  const ways = [rescue.again, rescue.mail, rescue.copy];
  expect(seen).toMatchObject({ alert: FAILURE, status: "", values: typed, canSubmit: true, ways });
  expect(JSON.parse(seen.draft ?? "{}").values, "the draft").toEqual(typed);
}

/** If the visitor left the site, only some engines keep the document. */
function checkDocument({ end, meanwhile }: Fault, isNew: boolean): void {
  if (meanwhile === "the visitor leaves the site and comes back") return;
  const isReloaded = end === "reloaded" || meanwhile === "the page is reloaded";
  expect(isNew, "whether the page is a new document").toBe(isReloaded);
}

async function checkRetry(tab: Tab, typed: FieldValues): Promise<void> {
  await respondWith(typed.email, { kind: "response", status: 204 });
  await tab.click(RETRY);
  const seen = await until(tab, "thanks after a retry", ({ status }) => status === THANKS);
  checkSent(seen);
  await checkReceived(typed, 2);
}
