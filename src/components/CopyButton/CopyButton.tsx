import { useState } from "react";
import { Button } from "../Button/Button";
import * as styles from "./CopyButton.module.css";
import { copyText, selectAll } from "./copy-text";

interface CopyButtonProps {
  /** An address on this page's site, such as `?minutes=500`; it is copied as a whole. */
  address: string;
  /** What the button says. */
  label: string;
  /** What stands beside it afterwards, and is announced. */
  copied: string;
}

/**
 * A button that copies an address. Where the browser has no clipboard or refuses, the address
 * stands selected below, for the keys or the menu.
 */
export function CopyButton({ address, label, copied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ address: string; whole: string; isCopied: boolean }>();
  // Another address than the one that was copied isn't.
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
