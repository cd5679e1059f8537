import { holdReload } from "../runtime/stop";
import { NO_DRAFT, readDraft, updateDraft } from "./draft";
import { submitContact } from "./submission";
import type { FieldValues } from "./validation";

export type Outcome = "arrived" | "failed" | "reloading";

let current: Promise<Outcome> | undefined;

/**
 * Returns the submission that this tab is currently sending, if any. A submission can outlive the form that
 * started it, because the visitor may leave the page and come back. The form that is rendered afterward must
 * show the outcome. Once a submission has ended, the draft holds its outcome.
 */
export const currentSubmission = (): Promise<Outcome> | undefined => current;

/**
 * Fails if there was no user activation, since a script must have submitted the form. Reports a success to
 * analytics, even if the form no longer exists.
 */
export function startSubmission(
  webhookUrl: string,
  values: FieldValues,
  reload: () => void,
): Promise<Outcome> {
  if (!hasUserActivation()) return Promise.resolve("failed");
  current = post(webhookUrl, values, reload).finally(() => {
    current = undefined;
  });
  holdReload(current);
  return current;
}

async function post(webhookUrl: string, values: FieldValues, reload: () => void): Promise<Outcome> {
  let reloading = false;
  const reloadOnce = () => {
    // Reload only if the draft was stored, because the text would otherwise be lost.
    reloading = !readDraft().reloaded && updateDraft({ submission: "unconfirmed", reloaded: true });
    if (reloading) reload();
  };
  try {
    await submitContact(webhookUrl, values, { reload: reloadOnce });
  } catch {
    return reloading ? "reloading" : "failed";
  }
  updateDraft({ ...NO_DRAFT, submission: "arrived" });
  reportSubmission();
  return "arrived";
}

/**
 * Scripts that fill in forms usually don't activate the page, but every way for a person to submit the form
 * does. If a browser wrongly says otherwise, the form shows a failure, and "Try again" activates the page.
 */
function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/** Reports a successful submission to analytics (specification, section 7). Never throws. */
function reportSubmission(): void {
  try {
    window.gtag?.("event", "click", {
      event_category: "Contact",
      event_label: "submit contact info",
    });
  } catch {
    // A broken or blocked tag must not make a successful submission look like a failure.
  }
}
