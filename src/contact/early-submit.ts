declare global {
  interface HTMLFormElement {
    /** Set by early-submit-script.ts on a form that was submitted before React took it over. */
    submittedEarly?: EarlySubmit | undefined;
  }
}

/** What the visitor did after a submit that React hasn't heard of: waited for it, or wrote on. */
type EarlySubmit = "waiting" | "changed";

/** The draft's key in sessionStorage. */
export const DRAFT_KEY = "contact-draft";

/** The `id` of the notice that early-submit-script.ts shows; React takes the notice out. */
export const NOT_READY_ID = "form-not-ready";

/** How long a submit waits for React before the visitor hears of other ways, in milliseconds. */
export const NOT_READY_AFTER_MS = 8_000;

/** Whether the form was submitted before hydration, and what came after; told only once for each such form. */
export function takeEarlySubmit(form: HTMLFormElement): EarlySubmit | undefined {
  const { submittedEarly } = form;
  form.submittedEarly = undefined;
  return submittedEarly;
}
