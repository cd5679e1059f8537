import { Fragment, type ReactNode } from "react";
import { Lanes } from "../../components/Lanes/Lanes";
import * as styles from "./PageIntro.module.css";

interface PageIntroProps {
  title: string;
  lead: string;
  /** True for the brand's lanes on the free side, where no picture follows. */
  lanes?: boolean;
  children?: ReactNode;
}

/** A page's heading and the sentences below it. */
export function PageIntro({ title, lead, lanes = false, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      {lanes && <Lanes />}
      <div className={`wrap ${styles.words}`}>
        <h1 className={styles.title}>{partsOf(title)}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** A heading with slashes as the parts between them, each with the slash that ends it. */
function partsOf(title: string): ReactNode {
  const parts = title.split(/(?<=\/) /);
  if (parts.length === 1) return title;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
