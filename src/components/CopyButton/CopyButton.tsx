import { useState } from "react";
import { Button } from "../Button/Button";
import * as styles from "./CopyButton.module.css";
import { copyText, selectAll } from "./copy-text";

interface CopyButtonProps {
  /** A URL relative to the current page, such as `?minutes=500`. The button copies the absolute URL. */
  address: string;
  label: string;
  /** The confirmation message, which is shown beside the button and announced by screen readers. */
  copied: string;
}

/**
 * Renders a button that copies a URL to the clipboard. If copying fails, the URL appears below the button,
 * selected so that the visitor can copy it.
 */
export function CopyButton({ address, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ address: string; whole: string; isCopied: boolean }>();
  // After the URL changes, the confirmation for the previous URL no longer applies.
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
