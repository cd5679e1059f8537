import { reportSubmission } from "./analytics";
import { removeDraft } from "./draft";
import { answerOtherTabs } from "./other-tabs";
import { submitContact } from "./submission";
import { hasUserActivation } from "./user-activation";
import type { FieldValues } from "./validation";

/** The result of a submission. "refused" is a failure that reloads the page, once. */
export type Outcome = "arrived" | "failed" | "refused";

export interface Submission {
  /** The values as typed. */
  values: FieldValues;
  outcome: Promise<Outcome>;
}

let submitting = false;
let unreported: Submission | undefined;

/** Checks whether this tab is sending a form. */
export const isSubmitting = (): boolean => submitting;

/**
 * Returns this tab's submission whose result the visitor hasn't seen, if any. It outlives the form that
 * started it: the visitor may follow a link and come back, or React may render the form again. The new form
 * must then report the result.
 */
export const unreportedSubmission = (): Submission | undefined => unreported;

/** Marks the submission as reported. The form that shows the result calls this. */
export function markReported(): void {
  unreported = undefined;
}

/**
 * Posts valid values once. Fails at once without user activation, since then a program submitted the form.
 * On success, also removes the draft and reports the analytics event, even if the form is gone.
 */
export function startSubmission(webhookUrl: string, values: FieldValues): Submission {
  if (!hasUserActivation()) return { values, outcome: Promise.resolve("failed") };
  unreported = { values, outcome: post(webhookUrl, values) };
  return unreported;
}

async function post(webhookUrl: string, values: FieldValues): Promise<Outcome> {
  submitting = true;
  const stopAnswering = answerOtherTabs(values);
  let refused = false;
  const reload = () => {
    refused = true;
  };
  try {
    await submitContact(webhookUrl, values, { reload });
  } catch {
    return refused ? "refused" : "failed";
  } finally {
    submitting = false;
    stopAnswering();
  }
  removeDraft();
  reportSubmission();
  return "arrived";
}
