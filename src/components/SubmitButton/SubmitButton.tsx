import type { ReactNode, Ref } from "react";
import { Button } from "../Button/Button";
import { Spinner } from "../Spinner/Spinner";
import * as styles from "./SubmitButton.module.css";

interface SubmitButtonProps {
  children: ReactNode;
  /** Disabled, with a spinner in place of the words; its size stays. */
  busy: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The large button that submits a form, and shows that the form is being sent. */
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
        <span className={styles.cover}>
          <Spinner />
        </span>
      )}
    </Button>
  );
}
