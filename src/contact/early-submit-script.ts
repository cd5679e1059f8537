import { DRAFT_KEY, NOT_READY_AFTER_MS, NOT_READY_ID } from "./early-submit";

/*
 * An inline script of the contact page (gatsby/inline-scripts.ts), for as long as React hasn't taken the
 * form over: its files may be slow, gone after a deploy, or blocked. It remembers a submit, which would
 * do nothing, because the form's method is "dialog", and after a while says what else can be done. And it
 * keeps what was typed when the page is left or loaded again. It listens before hydration, which keeps
 * events from all others (runtime/hydrate.tsx).
 */

/** In the document until React has taken the form over. */
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
    // Where storage is denied, nothing can be kept.
  }
});
