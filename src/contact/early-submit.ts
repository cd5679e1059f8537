declare global {
  interface HTMLFormElement {
    /** Set by EARLY_SUBMIT_SCRIPT on a form that was submitted before React took it over. */
    submittedEarly?: boolean;
  }
}

/** The `id` of the notice that EARLY_SUBMIT_SCRIPT shows; React takes the notice out. */
export const NOT_READY_ID = "form-not-ready";

/** How long a submit waits for React before the visitor hears of other ways. */
export const NOT_READY_AFTER_MS = 8_000;

/**
 * An inline script for the document's head that remembers a submit which comes before hydration.
 * Without it such a submit does nothing, because the form's method is "dialog". If React hasn't
 * come by then either (its files are gone after a deploy, or blocked), it says so after a while.
 */
export const EARLY_SUBMIT_SCRIPT =
  'addEventListener("submit",function(e){e.target.submittedEarly=true;' +
  `setTimeout(function(){var n=document.getElementById("${NOT_READY_ID}");if(n)n.hidden=false},` +
  `${NOT_READY_AFTER_MS})},true)`;

/** Whether the form was submitted before hydration; true only once for each such form. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = form.submittedEarly === true;
  form.submittedEarly = false;
  return early;
}
