import { useState } from "react";
import { Button } from "../Button/Button";
import * as styles from "./CopyButton.module.css";
import { copyText, selectAll } from "./copy-text";

interface CopyButtonProps {
  /** A URL relative to this page, such as `?minutes=500`. The absolute URL is copied. */
  address: string;
  label: string;
  /** The confirmation beside the button, also announced to screen readers. */
  copied: string;
}

/**
 * A button that copies a URL. If the browser has no clipboard API or refuses, it shows the URL selected
 * below, so the visitor can copy it by keyboard or menu.
 */
export function CopyButton({ address, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ address: string; whole: string; isCopied: boolean }>();
  // The confirmation doesn't apply to a different URL.
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
