import type { ReactNode } from "react";
import * as styles from "./PageIntro.module.css";

/** A page's heading and the sentences below it. */
export function PageIntro({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.intro}>
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  );
}
