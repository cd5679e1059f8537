import {
  type InputEvent as ReactInputEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { appended } from "../words";
import { afterVisibleFor } from "./after-visible";
import { currentSubmission, type Outcome, startSubmission } from "./current-submission";
import { NO_DRAFT, readDraft, removeDraft, updateDraft } from "./draft";
import {
  cutInsertion,
  fieldOf,
  fillEmptyFields,
  focusField,
  moveFocus,
  readFields,
} from "./form-fields";
import "./keep-typed";
import { FIELD_NAMES, type FieldErrors, type FieldValues, validate } from "./validation";

/** How long the thank-you message stays visible (specification, section 9). */
export const THANKS_MS = 8_000;

type Status = "idle" | "submitting" | "succeeded" | "failed";

interface ContactFormOptions {
  webhookUrl: string;
  planMessage: string | undefined;
  reload: () => void;
}

/** Specification, sections 4, 5 and 7. keep-typed.ts saves the draft that this hook restores. */
export function useContactForm({ webhookUrl, planMessage, reload }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>("idle");
  /** The validation errors, or undefined before the first submit, when the fields aren't validated yet. */
  const [errors, setErrors] = useState<FieldErrors>();
  /** The fields' values, which are used only for rendering because the fields are uncontrolled. */
  const [values, setValues] = useState<FieldValues>(NO_DRAFT.values);
  /** If the visitor was typing when the failure notice appeared, the focus must not move. */
  const [isWriting, setIsWriting] = useState(false);
  /** The last plan message that was handled, whether or not it was added to the form. */
  const offered = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the draft once, on mount.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    fillEmptyFields(element, draft.values);
    setValues(readFields(element, draft.values));
    moveFocus(element, window.lastFocused);
    const submission = currentSubmission();
    if (submission) void follow(element, submission);
    else if (draft.submission === "arrived") showThanks(element);
    // Submit in a microtask, because onSubmit calls flushSync, which React doesn't allow inside an effect.
    else if (window.submittedEarly === "waiting") queueMicrotask(() => element.requestSubmit());
    // If the visitor has continued editing, don't submit the unfinished text. Show that nothing was sent.
    else if (draft.submission === "unconfirmed") {
      setIsWriting(element.contains(document.activeElement));
      setStatus("failed");
      updateDraft({ submission: "none" });
    }
    window.submittedEarly = undefined;
  }, []);

  useEffect(() => {
    const element = form.current;
    // Use the native event, because React's synthetic event fires too late to prevent the insertion.
    const cut = (event: InputEvent) => element && cutInsertion(event, element);
    element?.addEventListener("beforeinput", cut);
    return () => element?.removeEventListener("beforeinput", cut);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in a plan once, when it is known.
  useEffect(() => {
    const element = form.current;
    if (!element || planMessage === undefined || planMessage === offered.current) return;
    // The message field contains the text that is being sent.
    if (currentSubmission()) return;
    offered.current = planMessage;
    const { prefilled, values: known } = readDraft();
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
    const filled = readFields(element, known);
    setValues(filled);
    updateDraft({ prefilled: planMessage, values: filled });
  }, [planMessage, status]);

  useEffect(() => {
    if (status !== "succeeded") return;
    return afterVisibleFor(THANKS_MS, () => setStatus("idle"));
  }, [status]);

  function editMessage(edit: (message: string) => string) {
    const element = form.current;
    const message = element && fieldOf(element, "message");
    if (!message) return;
    const edited = edit(message.value);
    if (edited === message.value) return;
    message.value = edited;
    message.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  function onInput({ currentTarget }: ReactInputEvent<HTMLFormElement>) {
    const draft = readDraft();
    if (draft.submission !== "none" && !currentSubmission()) updateDraft({ submission: "none" });
    const typed = readFields(currentTarget, draft.values);
    setValues(typed);
    setErrors((checked) => checked && validate(typed));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    window.submittedEarly = undefined;
    // Until the page reloads after a 401 or 403, the form stays busy and doesn't send anything.
    if (currentSubmission() || status === "submitting") return;
    const element = event.currentTarget;
    const typed = readFields(element, readDraft().values);
    const found = validate(typed);
    const firstInvalid = FIELD_NAMES.find((name) => found[name] !== undefined);
    setValues(typed);
    // Render synchronously, so that screen readers announce the error when the field receives focus.
    flushSync(() => setErrors(found));
    // A helper's fields have no name and aren't sent. But if one of them shows an error, what the visitor typed
    // there isn't in the message.
    const wrong =
      firstInvalid === undefined
        ? element.querySelector<HTMLElement>('[aria-invalid="true"]:not([name])')
        : fieldOf(element, firstInvalid);
    if (firstInvalid === undefined && !wrong) {
      return void follow(element, startSubmission(webhookUrl, typed, reload));
    }
    updateDraft({ submission: "none" });
    wrong?.closest("details")?.setAttribute("open", "");
    if (wrong) focusField(wrong);
    // The invalid field was removed from the page, so show other ways to send the text.
    else setStatus("failed");
  }

  async function follow(element: HTMLFormElement, submission: Promise<Outcome>) {
    setStatus("submitting");
    setIsWriting(false);
    const outcome = await submission;
    if (form.current !== element) return;
    if (outcome === "arrived") showThanks(element);
    else if (outcome === "failed") setStatus("failed");
  }

  function showThanks(element: HTMLFormElement) {
    removeDraft();
    element.reset();
    setValues(NO_DRAFT.values);
    setErrors(undefined);
    setStatus("succeeded");
  }

  return {
    ...{ form, status, errors, values, isWriting },
    ...{ editMessage, onInput, onSubmit },
  };
}
