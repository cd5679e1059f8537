import { DRAFT_KEY, NOT_READY_AFTER_MS, NOT_READY_ID } from "./early-submit";

/*
 * An inline script on the contact page (gatsby/inline-scripts.ts) that handles the form until React hydrates
 * it. React's files may load slowly, be blocked, or have been deleted by a deploy. Because the form's method
 * is "dialog", submitting it before hydration does nothing on its own. The script records the submit event
 * and, after a delay, shows other ways to get in touch. The script also saves the values when the visitor
 * leaves or reloads the page. The script's listeners must be added before hydration starts, because
 * runtime/hydrate.tsx hides input events from any listeners added later.
 */

/** Returns the notice, which stays in the document until React hydrates the form. */
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
    // Storage isn't available, so there is nowhere to save the values.
  }
});
