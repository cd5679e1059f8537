import type { ReactNode } from "react";
import { useHydrated } from "../components/WithoutScript/useHydrated";
import { NOT_READY_ID } from "./early-submit";
import * as styles from "./FailureNotice.module.css";

interface NotReadyNoticeProps {
  words: string;
  /** Email and phone links. */
  children: ReactNode;
}

/**
 * Renders the notice that appears if a visitor submits the form and its scripts don't load in time.
 * early-submit-script.ts shows the notice, and React removes it on hydration.
 */
export function NotReadyNotice({ words, children }: NotReadyNoticeProps) {
  if (useHydrated()) return null;
  return (
    // early-submit-script.ts may make this element visible before React hydrates it.
    <div id={NOT_READY_ID} role="alert" className={styles.notice} hidden suppressHydrationWarning>
      <p>
        {words} {children}
      </p>
    </div>
  );
}
