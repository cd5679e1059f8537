import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { fieldOf, focusField } from "./form-fields";
import * as session from "./form-session";
import { FIELD_NAMES, type FieldErrors, validate } from "./validation";

interface ContactFormOptions {
  webhookUrl: string;
  planMessage: string | undefined;
  reload: () => void;
}

/** Shows the form session (form-session.ts) in React, and the errors of the values (specification, section 5). */
export function useContactForm({ webhookUrl, planMessage, reload }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const { state, values, isChecked } = useSyncExternalStore(
    session.subscribe,
    session.currentContent,
    () => session.EMPTY,
  );
  /** If the visitor was typing when the failure notice appeared, the focus must not move. */
  const [isWriting, setIsWriting] = useState(false);
  /** The last plan message that was handled, whether or not it was added to the form. */
  const offered = useRef<string>(undefined);
  const errors: FieldErrors = isChecked ? validate(values) : {};

  useEffect(() => {
    if (!form.current) return;
    session.attach(form.current);
    setIsWriting(form.current.contains(document.activeElement));
    return session.detach;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan has to wait while a request is under way.
  useEffect(() => {
    if (planMessage === undefined || planMessage === offered.current) return;
    if (session.prefill(planMessage)) offered.current = planMessage;
  }, [planMessage, state]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (session.isSending()) return;
    setIsWriting(false);
    const element = event.currentTarget;
    // Render synchronously, so that screen readers announce the error when the field receives focus.
    const found = flushSync(() => session.check(element));
    const firstInvalid = FIELD_NAMES.find((name) => found[name]);
    // A helper's fields have no name and aren't sent. But if one of them shows an error, what the visitor typed
    // there isn't in the message.
    const wrong =
      firstInvalid === undefined
        ? element.querySelector<HTMLElement>('[aria-invalid="true"]:not([name])')
        : fieldOf(element, firstInvalid);
    if (wrong) {
      wrong.closest("details")?.setAttribute("open", "");
      focusField(wrong);
    } else if (firstInvalid === undefined) session.send(webhookUrl, reload);
    // The invalid field was removed from the page, so show other ways to send the text.
    else session.fail();
  }

  return { form, state, values, errors, isWriting, onSubmit };
}
