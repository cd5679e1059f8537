import { reportSubmission } from "./analytics";
import { removeDraft } from "./draft";
import { answerOtherTabs } from "./other-tabs";
import { submitContact } from "./submission";
import { hasUserActivation } from "./user-activation";
import type { FieldValues } from "./validation";

/** The outcome of a submission. "refused" means that the webhook responded with a 401 or 403. */
export type Outcome = "arrived" | "failed" | "refused";

export interface Submission {
  /** The field values, exactly as the visitor typed them. */
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
 * form that is rendered afterward must report the outcome.
 */
export const unreportedSubmission = (): Submission | undefined => unreported;

/** Marks the submission as reported. Call this when a form shows the submission's outcome. */
export function markReported(): void {
  unreported = undefined;
}

/**
 * Sends valid values to the webhook. Fails without sending anything if there was no user activation, since a
 * script must have submitted the form. A successful submission removes the draft and is reported to
 * analytics, even if the form no longer exists.
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
