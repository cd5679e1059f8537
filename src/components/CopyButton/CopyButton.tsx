import { useState } from "react";
import { Button, type ButtonSize } from "../Button/Button";
import * as styles from "./CopyButton.module.css";

interface CopyButtonProps {
  text: string;
  /** Whether `text` is a relative URL. The button copies the absolute URL. */
  isUrl?: boolean;
  label: string;
  copied: string;
  size?: ButtonSize;
}

/** If the browser can't copy, the text appears below the button, selected for the keyboard or a menu. */
export function CopyButton({ text, isUrl = false, label, copied, size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ text: string; whole: string; isCopied: boolean }>();
  // After the text changes, the confirmation for the previous text no longer applies.
  const current = outcome?.text === text ? outcome : undefined;

  async function copy() {
    const whole = isUrl ? new URL(text, window.location.href).href : text;
    // The expression throws a TypeError if there is no clipboard.
    const write = async () => navigator.clipboard.writeText(whole);
    const isCopied = await write().then(
      () => true,
      () => false,
    );
    setOutcome({ text, whole, isCopied });
  }

  return (
    <>
      <Button variant="secondary" {...(size && { size })} onClick={copy}>
        {label}
      </Button>
      <span aria-live="polite" className={styles.copied}>
        {current?.isCopied && <span key={text}>{copied}</span>}
      </span>
      {current?.isCopied === false && (
        <textarea
          className={styles.text}
          aria-label={label}
          readOnly
          rows={isUrl ? 1 : 6}
          value={current.whole}
          ref={selectAll}
        />
      )}
    </>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
