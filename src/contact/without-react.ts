import { REACT_ENDED } from "../runtime/keep-page";
import { readDraft, writeDraft } from "./draft";
import { readFields } from "./form-fields";

/** What the form on the page says when it can't work, of the form that was drawn last. */
let otherWays = "";

/** To be called by each form that is drawn, with how else to reach us. */
export function noteOtherWays(words: string): void {
  otherWays = words;
}

// Here, and not where a form is drawn: it has to outlive React.
if (typeof window !== "undefined") addEventListener(REACT_ENDED, standWithoutReact);

/**
 * Once React has ended for good, says how else to reach us, and keeps what is typed from there on, so that
 * it is back when the page is loaded again. No element is made, which may be what React couldn't do.
 */
function standWithoutReact(): void {
  const form = document.querySelector("form");
  const alert = document.querySelector('main [role="alert"]');
  if (!form || !alert) return;
  const keep = () => {
    const draft = readDraft();
    writeDraft({ ...draft, values: readFields(form, draft.values) });
  };
  keep();
  form.addEventListener("input", keep);
  alert.textContent = otherWays;
  // Ways to send again, if a failure was shown: they would do nothing any more.
  while (alert.nextSibling) alert.nextSibling.remove();
}
