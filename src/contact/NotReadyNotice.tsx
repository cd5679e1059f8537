import type { ReactNode } from "react";
import { useHydrated } from "../hooks/useHydrated";
import { NOT_READY_ID } from "./early-submit";
import * as styles from "./FailureNotice.module.css";

interface NotReadyNoticeProps {
  words: string;
  /** Links to write or call. */
  children: ReactNode;
}

/**
 * What a visitor reads whose submit waits for a script that doesn't come. Without React nothing
 * else could say it: early-submit-script.ts shows it, and React takes it out when it does come.
 */
export function NotReadyNotice({ words, children }: NotReadyNoticeProps) {
  if (useHydrated()) return null;
  return (
    // The script may have shown it before React looks at it.
    <div id={NOT_READY_ID} role="alert" className={styles.notice} hidden suppressHydrationWarning>
      <p>
        {words} {children}
      </p>
    </div>
  );
}
