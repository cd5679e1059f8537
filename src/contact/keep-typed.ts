import { NOT_READY_ID } from "../runtime/names";
import { type Draft, readDraft, updateDraft } from "./draft";
import { FORM_NAME, readFields } from "./form-fields";

declare global {
  interface Window {
    keepsTyped?: true;
    /** What the visitor has done since submitting a form that React doesn't handle yet. */
    submittedEarly?: "waiting" | "changed" | undefined;
    /** The element that received focus last. It may have been removed from the document. */
    lastFocused?: EventTarget | null;
  }
}

/*
 * Saves what visitors type as they type it, so that the page can be drawn again at any time. This is an inline
 * script on the contact page, because React's files may load slowly or be blocked, and a part of the form's
 * module for visits that start elsewhere. Submitting the form without React does nothing (its method is
 * "dialog"), so the event is recorded, and later other ways to get in touch appear.
 */

/** How long the form waits for React after a submit before the notice appears, in milliseconds. */
const NOT_READY_AFTER_MS = 8_000;

function formOf({ target }: Event): HTMLFormElement | undefined {
  const form = (target as Element).closest("form");
  return form?.getAttribute("name") === FORM_NAME ? form : undefined;
}

const save = (form: HTMLFormElement, change?: Pick<Draft, "submission">) =>
  updateDraft({ ...change, values: readFields(form, readDraft().values) });

if (typeof window !== "undefined" && !window.keepsTyped) {
  window.keepsTyped = true;

  addEventListener(
    "input",
    (event) => {
      const form = formOf(event);
      if (!form) return;
      if (window.submittedEarly) window.submittedEarly = "changed";
      save(form);
    },
    true,
  );

  addEventListener(
    "submit",
    (event) => {
      const form = formOf(event);
      // Enter in a field that isn't sent, such as the estimate's, doesn't send the form.
      const { activeElement } = document;
      if (!form || (activeElement instanceof HTMLInputElement && !activeElement.name)) return;
      window.submittedEarly = "waiting";
      save(form, { submission: "unconfirmed" });
      setTimeout(() => {
        const notice = document.getElementById(NOT_READY_ID);
        if (notice && window.submittedEarly) notice.hidden = false;
      }, NOT_READY_AFTER_MS);
    },
    true,
  );

  addEventListener("focusin", ({ target }) => {
    window.lastFocused = target;
  });
}
