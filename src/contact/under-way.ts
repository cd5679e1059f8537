import { reportSubmission } from "./analytics";
import { answerWhileSending } from "./being-sent";
import { removeDraft } from "./draft";
import { submitContact } from "./submission";
import { hasBeenOperated } from "./user-activation";
import type { FieldValues } from "./validation";

/** How a submission ended; "refused" is a failure after which the page is loaded again, once. */
export type Outcome = "arrived" | "failed" | "refused";

export interface Submission {
  /** What is sent, as it was typed. */
  values: FieldValues;
  outcome: Promise<Outcome>;
}

let isUnderWay = false;
let untold: Submission | undefined;

/** Whether this tab is just sending a form. */
export const submissionUnderWay = (): boolean => isUnderWay;

/**
 * The submission of this tab of which nobody has told the visitor how it ended. It outlives the form
 * that began it: a visitor who follows a link meanwhile has sent the message all the same, and who
 * comes back, or whose form had to be drawn anew, has to be told.
 */
export const untoldSubmission = (): Submission | undefined => untold;

/** To be called by the form that tells how the submission ended. */
export function noteTold(): void {
  untold = undefined;
}

/**
 * Posts checked values once; not if no person has done anything in the page, which is a program's
 * submission. What follows from the answer alone is done here: the draft goes with what has arrived,
 * and the event is reported.
 */
export function startSubmission(webhookUrl: string, values: FieldValues): Submission {
  if (!hasBeenOperated()) return { values, outcome: Promise.resolve("failed") };
  untold = { values, outcome: post(webhookUrl, values) };
  return untold;
}

async function post(webhookUrl: string, values: FieldValues): Promise<Outcome> {
  isUnderWay = true;
  const stopAnswering = answerWhileSending(values);
  let refused = false;
  const reload = () => {
    refused = true;
  };
  try {
    await submitContact(webhookUrl, values, { reload });
  } catch {
    return refused ? "refused" : "failed";
  } finally {
    isUnderWay = false;
    stopAnswering();
  }
  removeDraft();
  reportSubmission();
  return "arrived";
}
