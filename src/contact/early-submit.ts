declare global {
  interface HTMLFormElement {
    /** Set by early-submit-script.ts if the form is submitted before hydration. */
    submittedEarly?: EarlySubmit | undefined;
  }
}

/** What the visitor has done since submitting the form before hydration. */
type EarlySubmit = "waiting" | "changed";

/** The sessionStorage key for the draft. */
export const DRAFT_KEY = "contact-draft";

/** The `id` of the notice that early-submit-script.ts shows and React removes. */
export const NOT_READY_ID = "form-not-ready";

/** How long the form waits for React after an early submit before the notice appears, in milliseconds. */
export const NOT_READY_AFTER_MS = 8_000;

/**
 * Returns what the visitor did after submitting the form before hydration, or undefined if the form wasn't
 * submitted. Also resets the form's `submittedEarly` property.
 */
export function takeEarlySubmit(form: HTMLFormElement): EarlySubmit | undefined {
  const { submittedEarly } = form;
  form.submittedEarly = undefined;
  return submittedEarly;
}
