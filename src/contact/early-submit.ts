import { DRAFT_KEY } from "./draft";

declare global {
  interface HTMLFormElement {
    /** Set by EARLY_SUBMIT_SCRIPT on a form that was submitted before React took it over. */
    submittedEarly?: EarlySubmit | undefined;
  }
}

/** What the visitor did after a submit that React hasn't heard of: waited for it, or wrote on. */
type EarlySubmit = "waiting" | "changed";

/** The `id` of the notice that EARLY_SUBMIT_SCRIPT shows; React takes the notice out. */
export const NOT_READY_ID = "form-not-ready";

/** How long a submit waits for React before the visitor hears of other ways. */
const NOT_READY_AFTER_MS = 8_000;

/**
 * An inline script for the document's head, for as long as React hasn't taken the form over (the notice
 * is in the document until then; its files may be slow, gone after a deploy, or blocked). It remembers a
 * submit, which would do nothing, because the form's method is "dialog", and after a while says what else
 * can be done. And it keeps what was typed when the page is left or loaded again. It listens before
 * hydration, which keeps events from all others (speed/hydrate.tsx).
 */
export const EARLY_SUBMIT_SCRIPT = [
  'addEventListener("submit",function(e){e.target.submittedEarly="waiting";',
  `setTimeout(function(){var n=document.getElementById("${NOT_READY_ID}");if(n)n.hidden=false},`,
  `${NOT_READY_AFTER_MS})},true);`,
  'addEventListener("input",function(e){var f=e.target.form;if(f&&f.submittedEarly)f.submittedEarly="changed"},true);',
  'addEventListener("pagehide",function(){',
  `var f=document.querySelector("form"),k="${DRAFT_KEY}";`,
  `if(document.getElementById("${NOT_READY_ID}"))try{`,
  "var d=JSON.parse(sessionStorage.getItem(k))||{},v=d.values=d.values||{},i=0,e,t;",
  "for(;e=f.elements[i++];)if(e.name&&e.value)v[e.name]=e.value,t=1;",
  "if(t&&f.submittedEarly)d.unanswered=true;",
  "if(t)sessionStorage.setItem(k,JSON.stringify(d))}catch(e){}})",
].join("");

/** Whether the form was submitted before hydration, and what came after; told only once for each such form. */
export function takeEarlySubmit(form: HTMLFormElement): EarlySubmit | undefined {
  const { submittedEarly } = form;
  form.submittedEarly = undefined;
  return submittedEarly;
}
