import { REACT_ENDED } from "../runtime/keep-page";
import { readDraft, writeDraft } from "./draft";
import { readFields } from "./form-fields";

/** The message of the last rendered form for when React has stopped. */
let otherWays = "";

/** Sets the message that lists other ways to get in touch. Each rendered form calls this. */
export function setOtherWays(words: string): void {
  otherWays = words;
}

// Not in a component: the listener has to outlive React.
if (typeof window !== "undefined") addEventListener(REACT_ENDED, continueWithoutReact);

/**
 * After React has stopped for good, shows other ways to get in touch. From then on, it saves what the visitor
 * types, so that a reload restores it. It creates no elements, since that may be what failed in React.
 */
function continueWithoutReact(): void {
  const form = document.querySelector("form");
  const alert = document.querySelector('main [role="alert"]');
  if (!form || !alert) return;
  const save = () => {
    const draft = readDraft();
    writeDraft({ ...draft, values: readFields(form, draft.values) });
  };
  save();
  form.addEventListener("input", save);
  alert.textContent = otherWays;
  // If a failure was showing, its buttons no longer work.
  while (alert.nextSibling) alert.nextSibling.remove();
}
