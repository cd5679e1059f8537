import type { ReactNode, Ref } from "react";
import { Button } from "../Button/Button";
import * as styles from "./SubmitButton.module.css";

interface SubmitButtonProps {
  children: ReactNode;
  busy: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function SubmitButton({ children, busy, ref }: SubmitButtonProps) {
  return (
    <Button
      ref={ref}
      type="submit"
      size="large"
      disabled={busy}
      className={busy ? styles.busy : undefined}
    >
      <span className={busy ? styles.covered : undefined}>{children}</span>
      {busy && (
        // Announce progress in a live region as well.
        <span className={styles.cover} aria-hidden="true">
          <span className={styles.spinner}>
            <span className={styles.lane} />
            <span className={styles.lane} />
            <span className={styles.lane} />
          </span>
        </span>
      )}
    </Button>
  );
}
