import { DRAFT_KEY } from "./draft";

declare global {
  interface HTMLFormElement {
    /** Set by EARLY_SUBMIT_SCRIPT on a form that was submitted before React took it over. */
    submittedEarly?: boolean;
  }
}

/** The `id` of the notice that EARLY_SUBMIT_SCRIPT shows; React takes the notice out. */
export const NOT_READY_ID = "form-not-ready";

/** How long a submit waits for React before the visitor hears of other ways. */
const NOT_READY_AFTER_MS = 8_000;

/**
 * An inline script for the document's head, for as long as React hasn't taken the form over (the notice
 * is in the document until then; its files may be slow, gone after a deploy, or blocked). It remembers a
 * submit, which would do nothing, because the form's method is "dialog", unless the visitor types on, and
 * after a while says what else can be done. And it keeps what was typed when the page is left or loaded again.
 */
export const EARLY_SUBMIT_SCRIPT = [
  'addEventListener("submit",function(e){e.target.submittedEarly=true;',
  `setTimeout(function(){var n=document.getElementById("${NOT_READY_ID}");if(n)n.hidden=false},`,
  `${NOT_READY_AFTER_MS})},true);`,
  'addEventListener("input",function(e){var f=e.target.form;if(f)f.submittedEarly=false});',
  'addEventListener("pagehide",function(){',
  `var f=document.querySelector("form"),k="${DRAFT_KEY}";`,
  `if(document.getElementById("${NOT_READY_ID}"))try{`,
  "var d=JSON.parse(sessionStorage.getItem(k))||{},v=d.values=d.values||{},i=0,e,t;",
  "for(;e=f.elements[i++];)if(e.name&&e.value)v[e.name]=e.value,t=1;",
  "if(t&&f.submittedEarly)d.unanswered=true;",
  "if(t)sessionStorage.setItem(k,JSON.stringify(d))}catch(e){}})",
].join("");

/** Whether the form was submitted before hydration; true only once for each such form. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const early = form.submittedEarly === true;
  form.submittedEarly = false;
  return early;
}
