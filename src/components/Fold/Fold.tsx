import type { ReactNode } from "react";
import * as styles from "./Fold.module.css";

interface FoldProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A part that visitors can open and close, even before hydration. On paper, it is open (global.css). */
export function Fold({ title, open = false, children }: FoldProps) {
  return (
    <details open={open} suppressHydrationWarning className={styles.fold}>
      <summary className={styles.title}>{title}</summary>
      {children}
    </details>
  );
}
