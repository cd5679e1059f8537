import { reportSubmission } from "./analytics";
import { answerWhileSending } from "./being-sent";
import { readDraft, removeDraft } from "./draft";
import { submitContact } from "./submission";
import { hasBeenOperated } from "./user-activation";
import { FIELD_NAMES, type FieldValues } from "./validation";

/** How a submission ended; "refused" is a failure after which the page is loaded again, once. */
export type Outcome = "arrived" | "failed" | "refused";

let underWay: Promise<Outcome> | undefined;

/**
 * The submission under way in this tab, if there is one. It outlives the form that began it: a
 * visitor who follows a link meanwhile has sent the message all the same, and who comes back, or
 * whose form had to be drawn anew, has to be told how it ended.
 */
export const submissionUnderWay = (): Promise<Outcome> | undefined => underWay;

/**
 * Posts checked values once; not if no person has done anything in the page, which is a program's
 * submission. What follows from the answer alone is done here: the draft goes with what has arrived,
 * and the event is reported.
 */
export function startSubmission(webhookUrl: string, values: FieldValues): Promise<Outcome> {
  if (!hasBeenOperated()) return Promise.resolve("failed");
  underWay = post(webhookUrl, values);
  return underWay;
}

async function post(webhookUrl: string, values: FieldValues): Promise<Outcome> {
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
    underWay = undefined;
    stopAnswering();
  }
  // Unless other words have been typed since, into a form that was drawn anew.
  const kept = readDraft().values;
  if (FIELD_NAMES.every((name) => kept[name] === values[name])) removeDraft();
  reportSubmission();
  return "arrived";
}
