import { REACT_ENDED } from "../runtime/keep-page";
import { readDraft, writeDraft } from "./draft";
import { readFields } from "./form-fields";

/** The message to show if React stops, as set by the form that was rendered last. */
let otherWays = "";

/** Sets the message about other ways to get in touch, which is shown if React stops. */
export function setOtherWays(words: string): void {
  otherWays = words;
}

// The listener isn't added in a component, because it has to outlive React.
if (typeof window !== "undefined") addEventListener(REACT_ENDED, continueWithoutReact);

/**
 * Shows other ways to get in touch after React has stopped for good, and saves what the visitor types so that
 * a reload can restore it. Doesn't create any elements, because creating elements may be what made React
 * fail.
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
  // Remove the failure notice's buttons, which no longer work.
  while (alert.nextSibling) alert.nextSibling.remove();
}
