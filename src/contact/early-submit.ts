declare global {
  interface HTMLFormElement {
    /** Set by early-submit-script.ts on a form that was submitted before hydration. */
    submittedEarly?: EarlySubmit | undefined;
  }
}

/** What the visitor did after a submit before hydration: waited, or changed the text. */
type EarlySubmit = "waiting" | "changed";

/** The draft's sessionStorage key. */
export const DRAFT_KEY = "contact-draft";

/** The `id` of the notice that early-submit-script.ts shows and React removes. */
export const NOT_READY_ID = "form-not-ready";

/** How long a submit waits for React before the notice shows, in milliseconds. */
export const NOT_READY_AFTER_MS = 8_000;

/** Returns what happened after a submit before hydration, and clears it. Undefined if there was no such submit. */
export function takeEarlySubmit(form: HTMLFormElement): EarlySubmit | undefined {
  const { submittedEarly } = form;
  form.submittedEarly = undefined;
  return submittedEarly;
}
