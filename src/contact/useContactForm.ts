import {
  type InputEvent as ReactInputEvent,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { askIfBeingSent } from "./being-sent";
import { type Draft, NO_DRAFT, readDraft, removeDraft, writeDraft } from "./draft";
import { takeEarlySubmit } from "./early-submit";
import { fieldOf, fillEmptyFields, focusField, overfilledBy, readFields } from "./form-fields";
import { onceSeen } from "./once-seen";
import { transition } from "./state-machine";
import {
  noteTold,
  type Submission,
  startSubmission,
  submissionUnderWay,
  untoldSubmission,
} from "./under-way";
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
  /** The first words for the message, from a chosen plan. */
  planMessage: string | undefined;
  reload: () => void;
}

/**
 * The behaviour of the contact form (specification, sections 4, 5 and 7): the checks, the one
 * submission under way, the draft, and what follows a success or a failure.
 */
export function useContactForm({ webhookUrl, planMessage, reload }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  /** True from asking for a reload until the page is gone: the form stays as it is, and sends nothing. */
  const reloading = useRef(false);
  const draft = useRef<Draft>(NO_DRAFT);
  const [status, dispatch] = useReducer(transition, "idle");
  /** Undefined until the first check, which comes with the first submit. */
  const [errors, setErrors] = useState<FieldErrors>();
  /** What the fields hold, for what is drawn from it; the fields themselves are uncontrolled. */
  const [values, setValues] = useState<FieldValues>(NO_DRAFT.values);
  /** The field that a paste was kept out of, until something else is put in. */
  const [overfilled, setOverfilled] = useState<FieldName>();
  const [planShown, setPlanShown] = useState(false);
  /** Whether the failure is told in the midst of writing, and leaves the focus there. */
  const [isWriting, setIsWriting] = useState(false);
  /** The plan's words that were offered last. */
  const offered = useRef<string>(undefined);

  /** Keeps what the fields hold now; false if the browser refuses to. */
  function keep(element: HTMLFormElement, change: Partial<Omit<Draft, "values">> = {}): boolean {
    const typed = readFields(element, draft.current.values);
    setValues(typed);
    draft.current = { ...draft.current, ...change, values: typed };
    return writeDraft(draft.current);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put back once, on arrival.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    draft.current = readDraft();
    fillEmptyFields(element, draft.current.values);
    const { values: kept, unanswered } = draft.current;
    const untold = untoldSubmission();
    // Where nothing could be kept, it is known from there alone.
    if (untold) fillEmptyFields(element, untold.values);
    if (Object.values(readFields(element, NO_DRAFT.values)).some((value) => value !== "")) {
      keep(element);
    }
    if (untold) follow(element, untold);
    const stopAsking =
      unanswered && !untold
        ? askIfBeingSent(kept, (isBeingSent) => {
            // Who has gone on meanwhile has the words back, and would be interrupted.
            if (submissionUnderWay() || !draft.current.unanswered) return;
            if (!isBeingSent) dispatch("recall");
            // Not before it is said, or it might never be.
            keep(element, { unanswered: false });
          })
        : undefined;
    const early = takeEarlySubmit(element);
    // In a microtask, since React can't render at once (flushSync) while it runs effects.
    if (early === "waiting") queueMicrotask(() => element.requestSubmit());
    // Half of a correction must not be sent; nor may anybody go on believing that all of it was.
    if (early === "changed") {
      setIsWriting(true);
      dispatch("recall");
    }
    return stopAsking;
  }, []);

  useEffect(() => {
    const element = form.current;
    // The browser's own event: React's of this name comes too late to keep anything out.
    const keepOut = (event: InputEvent) => {
      const name = element ? overfilledBy(event, element) : undefined;
      if (name !== undefined) event.preventDefault();
      setOverfilled(name);
    };
    element?.addEventListener("beforeinput", keepOut);
    return () => element?.removeEventListener("beforeinput", keepOut);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is put in once, when it is known.
  useEffect(() => {
    const element = form.current;
    if (!element || planMessage === undefined || planMessage === offered.current) return;
    // The fields show what is being sent; the plan's turn comes when its end has been told.
    if (untoldSubmission()) return;
    offered.current = planMessage;
    setPlanShown(true);
    const { prefilled } = draft.current;
    const message = fieldOf(element, "message");
    // The same plan again, after a reload: the visitor may have taken its words out.
    if (prefilled === planMessage) return;
    if (!message) return;
    // Of another plan that was asked about: what the visitor has added stays.
    const isOfOther = prefilled !== "" && message.value.startsWith(prefilled);
    if (message.value.trim() === "" || isOfOther) {
      message.value = planMessage + (isOfOther ? message.value.slice(prefilled.length) : "");
      keep(element, { prefilled: planMessage });
    }
  }, [planMessage, status]);

  // A second success comes after another "submitting", and so starts the time anew.
  useEffect(() => {
    if (status !== "succeeded") return;
    return onceSeen(THANKS_MS, () => dispatch("rest"));
  }, [status]);

  /** Puts another message in the place of the one that is there, as if it was typed. */
  function editMessage(edit: (message: string) => string) {
    const element = form.current;
    const message = element && fieldOf(element, "message");
    if (!message) return;
    const edited = edit(message.value);
    if (edited === message.value) return;
    message.value = edited;
    noteTyped(element);
  }

  function onInput(event: ReactInputEvent<HTMLFormElement>) {
    noteTyped(event.currentTarget);
  }

  function noteTyped(element: HTMLFormElement) {
    keep(element, { unanswered: false });
    setErrors((checked) => checked && validate(draft.current.values));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (submissionUnderWay() || reloading.current) return void takeEarlySubmit(element);
    const typed = readFields(element, draft.current.values);
    const found = validate(typed);
    const firstInvalid = FIELD_NAMES.find((name) => found[name] !== undefined);
    keep(element, { unanswered: firstInvalid === undefined });
    // At once, so that the field has its error when it is read out on taking the focus.
    flushSync(() => setErrors(found));
    // React has it in hand from here on: a form that is drawn anew must not submit by itself. Unless React
    // has failed on the errors, which the new form is to say.
    if (firstInvalid === undefined || element.isConnected) takeEarlySubmit(element);
    if (firstInvalid === undefined) {
      return void follow(element, startSubmission(webhookUrl, draft.current.values));
    }
    const field = fieldOf(element, firstInvalid);
    if (field) focusField(field);
    // Nobody can correct what isn't there: this form can't be sent, and says how else.
    else dispatch("fail");
  }

  /** Shows that a submission is under way, and how it ends; unless the form is gone by then. */
  async function follow(element: HTMLFormElement, submission: Submission) {
    dispatch("submit");
    setIsWriting(false);
    const outcome = await submission.outcome;
    if (form.current !== element) return;
    noteTold();
    if (outcome === "arrived") {
      // Also what was kept on the way back, after it had arrived.
      removeDraft();
      draft.current = NO_DRAFT;
      element.reset();
      setValues(NO_DRAFT.values);
      setErrors(undefined);
      setPlanShown(false);
      dispatch("succeed");
      return;
    }
    // A reload without a draft would lose what was typed.
    const canReload = outcome === "refused" && !draft.current.reloaded;
    reloading.current = canReload && keep(element, { unanswered: true, reloaded: true });
    if (reloading.current) reload();
    else dispatch("fail");
  }

  return {
    ...{ form, status, errors, overfilled, values, planShown, isWriting },
    ...{ editMessage, onInput, onSubmit },
  };
}
