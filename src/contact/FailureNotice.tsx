import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../components/Button/Button";
import { copyText, selectAll } from "../components/CopyButton/copy-text";
import * as styles from "./FailureNotice.module.css";
import { describeValues, mailtoAddress } from "./rescue";
import type { FieldValues } from "./validation";
import type { ContactFormWords } from "./words";

interface FailureNoticeProps {
  shown: boolean;
  takesFocus: boolean;
  words: ContactFormWords;
  /** The visitor's values, to send another way. */
  values: FieldValues;
  salesEmail: string;
  /** Sends the form again. */
  onRetry: () => void;
}

/**
 * The message after a failed submission, with a retry button and two other ways to send the text. Screen
 * readers announce it, and it gets the focus, which the disabled button lost.
 */
export function FailureNotice({
  shown,
  takesFocus,
  words,
  values,
  salesEmail,
  onRetry,
}: FailureNoticeProps) {
  // The label is the text after the message, since screen readers already announced the message.
  const id = `failure-${useId()}`;
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = notice.current;
    const { activeElement } = document;
    // If the visitor moved to the navigation while waiting, don't pull the focus back. When the disabled button
    // loses the focus, or the visitor clicks beside the form, an ancestor of the form has it.
    const isHere =
      activeElement?.contains(element) || element?.parentElement?.contains(activeElement);
    if (shown && takesFocus && isHere) element?.focus();
  }, [shown, takesFocus]);

  return (
    // The alert is always in the DOM: screen readers may not announce one that is added with its text.
    <div
      ref={notice}
      className={shown ? styles.notice : undefined}
      {...(shown && { role: "group", "aria-labelledby": id, tabIndex: -1 })}
    >
      <div role="alert" className={styles.message}>
        {shown && words.failure}
      </div>
      {shown && (
        <Rescue
          id={id}
          words={words}
          text={describeValues(values, words)}
          salesEmail={salesEmail}
          onRetry={onRetry}
        />
      )}
    </div>
  );
}

function Rescue({
  id,
  words: { rescue },
  text,
  salesEmail,
  onRetry,
}: Pick<FailureNoticeProps, "words" | "salesEmail" | "onRetry"> & { id: string; text: string }) {
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean }>();
  // The confirmation doesn't apply to text that changed after copying.
  const current = outcome?.text === text ? outcome : undefined;

  async function copy() {
    const copied = await copyText(text);
    setOutcome({ text, copied });
  }

  return (
    <>
      <p id={id}>{rescue.text}</p>
      <div className={styles.ways}>
        <Button size="small" onClick={onRetry}>
          {rescue.again}
        </Button>
        <Button
          variant="secondary"
          size="small"
          href={mailtoAddress(salesEmail, rescue.mailSubject, text)}
        >
          {rescue.mail}
        </Button>
        <Button variant="secondary" size="small" onClick={copy}>
          {rescue.copy}
        </Button>
        <span aria-live="polite" className={styles.copied}>
          {current?.copied && rescue.copied}
        </span>
      </div>
      {current && !current.copied && (
        // The browser refused to copy: the visitor can copy this selected text by keyboard or menu.
        <textarea
          className={styles.copyable}
          aria-label={rescue.copy}
          readOnly
          rows={6}
          value={text}
          ref={selectAll}
        />
      )}
    </>
  );
}
