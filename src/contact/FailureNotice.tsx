import { useEffect, useId, useRef } from "react";
import { Button } from "../components/Button/Button";
import { CopyButton } from "../components/CopyButton/CopyButton";
import * as styles from "./FailureNotice.module.css";
import { describeValues, mailtoUrl } from "./rescue";
import type { FieldValues } from "./validation";

interface FailureNoticeProps {
  shown: boolean;
  takesFocus: boolean;
  words: Queries.ContactFormFragment;
  values: FieldValues;
  salesEmail: string;
  onRetry: () => void;
}

/**
 * Says that sending failed, and offers other ways. It receives focus, because the submit button loses focus when
 * it is disabled.
 */
export function FailureNotice({
  shown,
  takesFocus,
  words,
  values,
  salesEmail,
  onRetry,
}: FailureNoticeProps) {
  // The text below the failure message serves as the notice's label, because screen readers have already
  // announced the failure message itself.
  const id = `failure-${useId()}`;
  const notice = useRef<HTMLDivElement>(null);
  const { rescue } = words;
  const text = shown ? describeValues(values, words) : "";

  useEffect(() => {
    const element = notice.current;
    const { activeElement } = document;
    // Leave focus in the navigation if the visitor moved it there while waiting. An ancestor of the form may
    // have focus if the submit button was disabled or the visitor clicked outside the form.
    const isHere =
      activeElement?.contains(element) || element?.parentElement?.contains(activeElement);
    if (shown && takesFocus && isHere) element?.focus();
  }, [shown, takesFocus]);

  return (
    // The alert is always in the DOM, since screen readers may not announce an alert that is inserted
    // together with its text.
    <div
      ref={notice}
      className={shown ? styles.notice : undefined}
      {...(shown && { role: "group", "aria-labelledby": id, tabIndex: -1 })}
    >
      <div role="alert" className="mistake">
        {shown && words.failure}
      </div>
      {shown && (
        <>
          <p id={id}>{rescue.text}</p>
          <div className="row">
            <Button size="small" onClick={onRetry}>
              {rescue.again}
            </Button>
            <Button
              variant="secondary"
              size="small"
              href={mailtoUrl(salesEmail, rescue.mailSubject, text)}
            >
              {rescue.mail}
            </Button>
            <CopyButton text={text} label={rescue.copy} copied={rescue.copied} size="small" />
          </div>
        </>
      )}
    </div>
  );
}
