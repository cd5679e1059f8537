import { formatNumber } from "../numbers/numbers";
import { REACT_ENDED } from "../resilience/keep-page";
import { fillWords } from "../words/fill-words";
import * as styles from "./ContactForm.module.css";
import { type Draft, readDraft, writeDraft } from "./draft";
import { fieldOf, readFields } from "./form-fields";
import { onceSeen } from "./once-seen";
import { reloadPage } from "./submission";
import { noteTold, type Submission, startSubmission, untoldSubmission } from "./under-way";
import { THANKS_MS } from "./useContactForm";
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
  let draft = readDraft();
  let stopThanking = () => {};

  const keep = (change: Partial<Draft>) => {
    draft = { ...draft, ...change, values: readFields(form, draft.values) };
    return writeDraft(draft);
  };

  const show = (busy: boolean, thanks: string, problem: string) => {
    stopThanking();
    button.disabled = busy;
    form.ariaBusy = `${busy}`;
    for (const name of FIELD_NAMES) fieldOf(form, name)?.toggleAttribute("readonly", busy);
    status.textContent = thanks;
    status.className = thanks ? (styles.thanks ?? "") : "";
    alert.textContent = problem;
  };

  const follow = async (submission: Submission) => {
    show(true, "", "");
    const outcome = await submission.outcome;
    noteTold();
    if (outcome === "arrived") {
      draft = readDraft();
      form.reset();
      show(false, words.success, "");
      status.scrollIntoView({ block: "nearest" });
      stopThanking = onceSeen(THANKS_MS, () => show(false, "", ""));
    }
    // As a form that React draws does: once, and not without a draft, which would lose what was typed.
    else if (outcome === "refused" && !draft.reloaded && keep({ reloaded: true })) reloadPage();
    else show(false, "", failure);
  };

  // Without the sign of sending that React may have left in it, which would lie over the form.
  button.textContent = words.submit;
  // What followed a failure that React has said: it would do nothing any more, and the alert says it too.
  while (alert.nextSibling) alert.nextSibling.remove();

  const untold = untoldSubmission();
  if (untold) follow(untold);
  else show(false, "", draft.unanswered ? failure : "");

  form.addEventListener("input", () => keep({ unanswered: false }));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.disabled) return;
    const typed = readFields(form, draft.values);
    const errors = validate(typed);
    const invalid = FIELD_NAMES.find((name) => errors[name]);
    const error = invalid && errors[invalid];
    keep({ unanswered: error === undefined });
    if (!error) return void follow(startSubmission(webhookUrl, typed));
    const field = fieldOf(form, invalid);
    field?.focus();
    const problem = fillWords(words.errors[error], { max: formatNumber(LIMITS[invalid]) });
    show(false, "", field ? `${words.fields[invalid].label}: ${problem}` : failure);
  });
}
