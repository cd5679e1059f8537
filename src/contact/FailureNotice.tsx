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
  /** What was typed, to be sent another way. */
  values: FieldValues;
  salesEmail: string;
  /** Sends the form again. */
  onRetry: () => void;
}

/**
 * The message after a failed submission, with another try and two other ways to send what was typed. It is
 * announced, and takes the focus, which the disabled button lost.
 */
export function FailureNotice({
  shown,
  takesFocus,
  words,
  values,
  salesEmail,
  onRetry,
}: FailureNoticeProps) {
  // Named by what follows the message, which the alert says already: nobody hears it twice.
  const id = `failure-${useId()}`;
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = notice.current;
    const { activeElement } = document;
    // Somebody who left for the navigation while waiting isn't pulled back. What holds the form has
    // the focus when the form's button lost it: by being disabled, or by a click meanwhile.
    const isHere =
      activeElement?.contains(element) || element?.parentElement?.contains(activeElement);
    if (shown && takesFocus && isHere) element?.focus();
  }, [shown, takesFocus]);

  return (
    // The alert stays in the document, since a new one that comes with its text may go unheard.
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
  // Words typed after copying aren't copied.
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
        // The clipboard was refused: here the text stands selected, for the keys or the menu.
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
