import { formatNumber } from "../numbers/numbers";
import { REACT_ENDED } from "../resilience/keep-page";
import { fillWords } from "../words/fill-words";
import { reportSubmission } from "./analytics";
import * as styles from "./ContactForm.module.css";
import { NO_DRAFT, readDraft, removeDraft, writeDraft } from "./draft";
import { fieldOf, readFields } from "./form-fields";
import { submitContact } from "./submission";
import { hasBeenOperated } from "./user-activation";
import { FIELD_NAMES, LIMITS, validate } from "./validation";
import type { ContactFormWords } from "./words";

/** What sending takes, besides the form in the document. */
export interface FormFacts {
  webhookUrl: string;
  words: ContactFormWords;
  salesEmail: string;
}

/** Of the form that was drawn last. */
let facts: FormFacts | undefined;

/** To be called by each form that is drawn: once React has ended, it works by what is said here. */
export function knowForm(known: FormFacts): void {
  facts = known;
}

// Here, and not where a form is drawn: it has to outlive React.
if (typeof window !== "undefined") addEventListener(REACT_ENDED, takeOver);

/**
 * Has the form work when React can't: the same checks, the same one request, the same draft and the
 * same words, in what React has left of the page. No element is made, which may be what React
 * couldn't do: it writes into those that are always in the form's HTML.
 */
function takeOver(): void {
  const form = document.querySelector("form");
  const status = document.querySelector('main [role="status"]');
  const alert = document.querySelector('main [role="alert"]');
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!form || !status || !alert || !button || !facts) return;
  const { webhookUrl, words, salesEmail } = facts;
  const failure = `${words.failure} ${words.rescue.text} ${salesEmail}`;
  const { values, unanswered } = readDraft();

  const show = (busy: boolean, thanks: string, problem: string) => {
    button.disabled = busy;
    form.ariaBusy = `${busy}`;
    status.textContent = thanks;
    status.className = thanks ? (styles.thanks ?? "") : "";
    alert.textContent = problem;
  };

  for (const name of FIELD_NAMES) fieldOf(form, name)?.removeAttribute("readonly");
  show(false, "", unanswered ? failure : "");

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const typed = readFields(form, values);
    const errors = validate(typed);
    const invalid = FIELD_NAMES.find((name) => errors[name]);
    const error = invalid && errors[invalid];
    writeDraft({ ...NO_DRAFT, values: typed, unanswered: error === undefined });
    if (error) {
      const field = fieldOf(form, invalid);
      field?.focus();
      const problem = fillWords(words.errors[error], { max: formatNumber(LIMITS[invalid]) });
      return show(false, "", field ? `${words.fields[invalid].label}: ${problem}` : failure);
    }
    show(true, "", "");
    try {
      if (!hasBeenOperated()) throw new Error("Submitted by a program");
      await submitContact(webhookUrl, typed);
    } catch {
      return show(false, "", failure);
    }
    removeDraft();
    form.reset();
    show(false, words.success, "");
    reportSubmission();
  });
}
