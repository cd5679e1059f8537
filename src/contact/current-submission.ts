import { reportSubmission } from "./analytics";
import { removeDraft } from "./draft";
import { answerOtherTabs } from "./other-tabs";
import { submitContact } from "./submission";
import { hasUserActivation } from "./user-activation";
import type { FieldValues } from "./validation";

/** The outcome of a submission. After "refused", which is also a failure, the page reloads once. */
export type Outcome = "arrived" | "failed" | "refused";

export interface Submission {
  /** The values as typed. */
  values: FieldValues;
  outcome: Promise<Outcome>;
}

let submitting = false;
let unreported: Submission | undefined;

/** Checks whether this tab is currently sending a form. */
export const isSubmitting = (): boolean => submitting;

/**
 * Returns this tab's submission if the visitor hasn't seen its outcome yet. A submission can outlive the form
 * that started it, because the visitor may leave the page and come back, or React may recreate the form. The
 * new form must then report the outcome.
 */
export const unreportedSubmission = (): Submission | undefined => unreported;

/** Marks the submission as reported. Called by the form that shows the outcome. */
export function markReported(): void {
  unreported = undefined;
}

/**
 * Posts valid values once. Fails without sending anything if there was no user activation, since a program
 * must have submitted the form. On success, also removes the draft and reports the analytics event, even if
 * the form no longer exists.
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
