import { DRAFT_KEY, NOT_READY_AFTER_MS, NOT_READY_ID } from "./early-submit";

/*
 * An inline script of the contact page (gatsby/inline-scripts.ts) that works until React hydrates the form.
 * React's files may be slow, blocked, or deleted by a deploy. The script remembers a submit, which does
 * nothing by itself since the form's method is "dialog". After a delay, it shows other ways to get in touch.
 * It also saves the values when the visitor leaves or reloads the page. It adds its listeners before
 * hydration, which hides events from later listeners (runtime/hydrate.tsx).
 */

/** Returns the notice, which is in the document until React hydrates the form. */
const notice = () => document.getElementById(NOT_READY_ID);

addEventListener(
  "submit",
  ({ target }) => {
    (target as HTMLFormElement).submittedEarly = "waiting";
    setTimeout(() => {
      const element = notice();
      if (element) element.hidden = false;
    }, NOT_READY_AFTER_MS);
  },
  true,
);

addEventListener(
  "input",
  ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.submittedEarly) form.submittedEarly = "changed";
  },
  true,
);

addEventListener("pagehide", () => {
  const form = document.querySelector("form");
  if (!form || !notice()) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null") ?? {};
    const typed = [...form.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter(({ name, value }) => name && value)
      .map(({ name, value }) => [name, value]);
    if (typed.length === 0) return;
    draft.values = { ...draft.values, ...Object.fromEntries(typed) };
    if (form.submittedEarly) draft.unanswered = true;
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is denied, so there is nowhere to save the values.
  }
});
