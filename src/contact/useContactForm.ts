import {
  type InputEvent as ReactInputEvent,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { afterVisibleFor } from "./after-visible";
import { appended } from "./appended";
import {
  isSubmitting,
  markReported,
  type Submission,
  startSubmission,
  unreportedSubmission,
} from "./current-submission";
import { type Draft, NO_DRAFT, readDraft, removeDraft, writeDraft } from "./draft";
import { takeEarlySubmit } from "./early-submit";
import { fieldOf, fillEmptyFields, focusField, overfilledBy, readFields } from "./form-fields";
import { askOtherTabs } from "./other-tabs";
import { transition } from "./state-machine";
import {
  FIELD_NAMES,
  type FieldErrors,
  type FieldName,
  type FieldValues,
  validate,
} from "./validation";

/** How long the thank-you message stays visible (specification, section 9). */
export const THANKS_MS = 8_000;

interface ContactFormOptions {
  webhookUrl: string;
  /** The text to prefill for the chosen plan. */
  planMessage: string | undefined;
  reload: () => void;
}

/**
 * Implements the contact form's behavior (specification, sections 4, 5 and 7). The hook validates the fields,
 * allows one submission at a time, saves the draft, and handles success and failure.
 */
export function useContactForm({ webhookUrl, planMessage, reload }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** True while the page is about to reload. Until then, the form stays busy and doesn't send anything. */
  const reloading = useRef(false);
  const draft = useRef<Draft>(NO_DRAFT);
  const [status, dispatch] = useReducer(transition, "idle");
  /** The validation errors, or undefined before the first submit, when the fields aren't validated yet. */
  const [errors, setErrors] = useState<FieldErrors>();
  /** The fields' values, which are used only for rendering because the fields are uncontrolled. */
  const [values, setValues] = useState<FieldValues>(NO_DRAFT.values);
  /** The field in which an oversized paste was rejected, or undefined after the next input. */
  const [overfilled, setOverfilled] = useState<FieldName>();
  /**
   * Whether the visitor was typing when the failure notice appeared, in which case the focus must not move.
   */
  const [isWriting, setIsWriting] = useState(false);
  /** The last plan message that was handled, whether or not it was added to the form. */
  const offered = useRef<string>(undefined);

  /**
   * Saves the current field values in the draft. Returns false if the browser couldn't store the complete
   * draft.
   */
  function save(element: HTMLFormElement, change: Partial<Omit<Draft, "values">> = {}): boolean {
    const typed = readFields(element, draft.current.values);
    setValues(typed);
    draft.current = { ...draft.current, ...change, values: typed };
    return writeDraft(draft.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the draft once, on mount.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    draft.current = readDraft();
    fillEmptyFields(element, draft.current.values);
    const { values: draftValues, unanswered } = draft.current;
    const unreported = unreportedSubmission();
    // If the draft couldn't be stored, only the submission still has the values.
    if (unreported) fillEmptyFields(element, unreported.values);
    if (Object.values(readFields(element, NO_DRAFT.values)).some((value) => value !== "")) {
      save(element);
    }
    if (unreported) follow(element, unreported);
    const stopAsking =
      unanswered && !unreported
        ? askOtherTabs(draftValues, (isBeingSent) => {
            // Don't interrupt a visitor who has already continued editing or submitted the form again.
            if (isSubmitting() || !draft.current.unanswered) return;
            if (!isBeingSent) dispatch("restoreFailure");
            // Update the draft only after reporting the failure, so that the failure isn't lost if the
            // visitor leaves the page earlier.
            save(element, { unanswered: false });
          })
        : undefined;
    const early = takeEarlySubmit(element);
    // Submit in a microtask, because onSubmit calls flushSync, which React doesn't allow inside an effect.
    if (early === "waiting") queueMicrotask(() => element.requestSubmit());
    // The visitor has continued editing, so don't submit the unfinished text. Show that nothing was sent.
    if (early === "changed") {
      setIsWriting(true);
      dispatch("restoreFailure");
    }
    return stopAsking;
  }, []);

  useEffect(() => {
    const element = form.current;
    // Use the native event, because React's synthetic event fires too late to prevent the insertion.
    const blockOverfill = (event: InputEvent) => {
      const name = element ? overfilledBy(event, element) : undefined;
      if (name !== undefined) event.preventDefault();
      setOverfilled(name);
    };
    element?.addEventListener("beforeinput", blockOverfill);
    return () => element?.removeEventListener("beforeinput", blockOverfill);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in a plan once, when it is known.
  useEffect(() => {
    const element = form.current;
    if (!element || planMessage === undefined || planMessage === offered.current) return;
    // The message field contains the text that is being sent, so don't prefill it until the outcome has been
    // reported.
    if (unreportedSubmission()) return;
    offered.current = planMessage;
    const { prefilled } = draft.current;
    const message = fieldOf(element, "message");
    // The page was reloaded with the same plan, so don't add the plan's text again, even if the visitor
    // deleted it.
    if (prefilled === planMessage) return;
    if (!message) return;
    // Keep what the visitor has written, because only the message is sent: the plan's text takes the place of
    // another plan's, or follows the visitor's text.
    message.value =
      prefilled !== "" && message.value.includes(prefilled)
        ? message.value.replace(prefilled, () => planMessage)
        : appended(message.value, planMessage);
    save(element, { prefilled: planMessage });
  }, [planMessage, status]);

  useEffect(() => {
    if (status !== "succeeded") return;
    return afterVisibleFor(THANKS_MS, () => dispatch("reset"));
  }, [status]);

  /** Replaces the message as if the visitor had typed the new one. */
  function editMessage(edit: (message: string) => string) {
    const element = form.current;
    const message = element && fieldOf(element, "message");
    if (!message) return;
    const edited = edit(message.value);
    if (edited === message.value) return;
    message.value = edited;
    handleTyping(element);
  }

  function onInput(event: ReactInputEvent<HTMLFormElement>) {
    handleTyping(event.currentTarget);
  }

  function handleTyping(element: HTMLFormElement) {
    save(element, { unanswered: false });
    setErrors((checked) => checked && validate(draft.current.values));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (isSubmitting() || reloading.current) return void takeEarlySubmit(element);
    const typed = readFields(element, draft.current.values);
    const found = validate(typed);
    const firstInvalid = FIELD_NAMES.find((name) => found[name] !== undefined);
    save(element, { unanswered: firstInvalid === undefined });
    // Render synchronously, so that screen readers announce the error when the field receives focus.
    flushSync(() => setErrors(found));
    // Clear the early submit, so that a recreated form doesn't repeat it. Keep the early submit if React
    // failed to render the errors, because the new form must submit again to show them.
    if (firstInvalid === undefined || element.isConnected) takeEarlySubmit(element);
    if (firstInvalid === undefined) {
      return void follow(element, startSubmission(webhookUrl, draft.current.values));
    }
    const field = fieldOf(element, firstInvalid);
    if (field) focusField(field);
    // The invalid field was removed from the page, so show other ways to send the text.
    else dispatch("fail");
  }

  /** Shows the progress of a submission, and then its outcome if the form is still mounted. */
  async function follow(element: HTMLFormElement, submission: Submission) {
    dispatch("submit");
    setIsWriting(false);
    const outcome = await submission.outcome;
    if (form.current !== element) return;
    markReported();
    if (outcome === "arrived") {
      // If the visitor left the page and came back, the new form may have saved the draft again.
      removeDraft();
      draft.current = NO_DRAFT;
      element.reset();
      setValues(NO_DRAFT.values);
      setErrors(undefined);
      dispatch("succeed");
      return;
    }
    // Reload only if the draft was saved, because the text would otherwise be lost.
    const canReload = outcome === "refused" && !draft.current.reloaded;
    reloading.current = canReload && save(element, { unanswered: true, reloaded: true });
    if (reloading.current) reload();
    else dispatch("fail");
  }

  return {
    ...{ form, status, errors, overfilled, values, isWriting },
    ...{ editMessage, onInput, onSubmit },
  };
}
