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

/** How long the thank-you message stays (specification, section 9). */
export const THANKS_MS = 8_000;

interface ContactFormOptions {
  webhookUrl: string;
  /** The text that a chosen plan prefills in the message. */
  planMessage: string | undefined;
  reload: () => void;
}

/**
 * The behavior of the contact form (specification, sections 4, 5 and 7): validation, a single submission at
 * a time, the draft, and what follows a success or a failure.
 */
export function useContactForm({ webhookUrl, planMessage, reload }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** True while the page is about to reload: the form stays busy and sends nothing. */
  const reloading = useRef(false);
  const draft = useRef<Draft>(NO_DRAFT);
  const [status, dispatch] = useReducer(transition, "idle");
  /** Undefined until the first submit, which validates the form. */
  const [errors, setErrors] = useState<FieldErrors>();
  /** The fields' values, for rendering only; the fields are uncontrolled. */
  const [values, setValues] = useState<FieldValues>(NO_DRAFT.values);
  /** The field that rejected an oversized paste, until the next input. */
  const [overfilled, setOverfilled] = useState<FieldName>();
  const [planShown, setPlanShown] = useState(false);
  /** Whether the visitor was typing when the failure appeared, so the focus must not move. */
  const [isWriting, setIsWriting] = useState(false);
  /** The last plan message that was handled. */
  const offered = useRef<string>(undefined);

  /** Saves the fields' current values in the draft. Returns false if the browser can't store them. */
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
    // If storage failed, only the submission still has the values.
    if (unreported) fillEmptyFields(element, unreported.values);
    if (Object.values(readFields(element, NO_DRAFT.values)).some((value) => value !== "")) {
      save(element);
    }
    if (unreported) follow(element, unreported);
    const stopAsking =
      unanswered && !unreported
        ? askOtherTabs(draftValues, (isBeingSent) => {
            // The visitor has moved on with their text; don't interrupt.
            if (isSubmitting() || !draft.current.unanswered) return;
            if (!isBeingSent) dispatch("restoreFailure");
            // Only now, so that leaving the page before the report doesn't lose the failure.
            save(element, { unanswered: false });
          })
        : undefined;
    const early = takeEarlySubmit(element);
    // In a microtask, since onSubmit calls flushSync, which React doesn't allow inside an effect.
    if (early === "waiting") queueMicrotask(() => element.requestSubmit());
    // The visitor is still editing: don't send half a correction, but show that nothing was sent.
    if (early === "changed") {
      setIsWriting(true);
      dispatch("restoreFailure");
    }
    return stopAsking;
  }, []);

  useEffect(() => {
    const element = form.current;
    // The native event: React's synthetic one is too late to prevent the insertion.
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
    // The fields show the message being sent. The plan has to wait until its result is reported.
    if (unreportedSubmission()) return;
    offered.current = planMessage;
    setPlanShown(true);
    const { prefilled } = draft.current;
    const message = fieldOf(element, "message");
    // After a reload with the same plan, the visitor may have deleted its text.
    if (prefilled === planMessage) return;
    if (!message) return;
    // If another plan prefilled the message, keep the text that the visitor added to it.
    const isOfOther = prefilled !== "" && message.value.startsWith(prefilled);
    if (message.value.trim() === "" || isOfOther) {
      message.value = planMessage + (isOfOther ? message.value.slice(prefilled.length) : "");
      save(element, { prefilled: planMessage });
    }
  }, [planMessage, status]);

  useEffect(() => {
    if (status !== "succeeded") return;
    return afterVisibleFor(THANKS_MS, () => dispatch("reset"));
  }, [status]);

  /** Replaces the message, as if the visitor had typed the new one. */
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
    // Synchronously, so that screen readers read the error when the field gets the focus.
    flushSync(() => setErrors(found));
    // The submit event has been handled, so it must not run again if React renders the form again. Exception: if React
    // failed to render the errors, the new form must submit again to show them.
    if (firstInvalid === undefined || element.isConnected) takeEarlySubmit(element);
    if (firstInvalid === undefined) {
      return void follow(element, startSubmission(webhookUrl, draft.current.values));
    }
    const field = fieldOf(element, firstInvalid);
    if (field) focusField(field);
    // The invalid field was removed, so the visitor can't correct it: show the other ways to send.
    else dispatch("fail");
  }

  /** Shows a submission's progress and its result, unless the form is gone by then. */
  async function follow(element: HTMLFormElement, submission: Submission) {
    dispatch("submit");
    setIsWriting(false);
    const outcome = await submission.outcome;
    if (form.current !== element) return;
    markReported();
    if (outcome === "arrived") {
      // A form that the visitor returned to may have saved the values again after the success.
      removeDraft();
      draft.current = NO_DRAFT;
      element.reset();
      setValues(NO_DRAFT.values);
      setErrors(undefined);
      setPlanShown(false);
      dispatch("succeed");
      return;
    }
    // Without a saved draft, a reload would lose the text.
    const canReload = outcome === "refused" && !draft.current.reloaded;
    reloading.current = canReload && save(element, { unanswered: true, reloaded: true });
    if (reloading.current) reload();
    else dispatch("fail");
  }

  return {
    ...{ form, status, errors, overfilled, values, planShown, isWriting },
    ...{ editMessage, onInput, onSubmit },
  };
}
