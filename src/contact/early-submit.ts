declare global {
  interface HTMLFormElement {
    /** Set by EARLY_SUBMIT_SCRIPT on a form that was submitted before React took it over. */
    submittedEarly?: boolean;
  }
}

/**
 * An inline script for the document's head that remembers a submit which comes before hydration.
 * Without it such a submit does nothing, because the form's method is "dialog".
 */
export const EARLY_SUBMIT_SCRIPT =
  'addEventListener("submit",function(e){e.target.submittedEarly=true},true)';

/** Whether the form was submitted before hydration; true only once for each such form. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = form.submittedEarly === true;
  form.submittedEarly = false;
  return early;
}
