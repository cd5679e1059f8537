import { useState } from "react";
import { Button } from "../Button/Button";
import * as styles from "./CopyButton.module.css";
import { copyText, selectAll } from "./copy-text";

interface CopyButtonProps {
  /** A URL relative to this page, such as `?minutes=500`. The button copies the absolute URL. */
  address: string;
  label: string;
  /** The confirmation shown beside the button and announced by screen readers. */
  copied: string;
}

/**
 * Renders a button that copies a URL. If the browser has no clipboard API or denies access, the URL appears
 * below the button. It is already selected, so the visitor can copy it with the keyboard or a menu.
 */
export function CopyButton({ address, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ address: string; whole: string; isCopied: boolean }>();
  // Once the URL changes, the confirmation for the previous one no longer applies.
  const current = outcome?.address === address ? outcome : undefined;

  async function copy() {
    const whole = new URL(address, window.location.href).href;
    setOutcome({ address, whole, isCopied: await copyText(whole) });
  }

  return (
    <>
      <Button variant="secondary" onClick={copy}>
        {label}
      </Button>
      <span aria-live="polite" className={styles.copied}>
        {current?.isCopied && <span key={address}>{copied}</span>}
      </span>
      {current?.isCopied === false && (
        <input
          className={styles.text}
          aria-label={label}
          readOnly
          value={current.whole}
          ref={selectAll}
        />
      )}
    </>
  );
}
