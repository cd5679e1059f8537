import { Fragment, type ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import * as styles from "./PageIntro.module.css";

interface PageIntroProps {
  title: string;
  lead: string;
  /** The next step, on the first screen; the contact page is that step itself. */
  action?: { readonly label: string; readonly href: string };
  /** A fact to look at beside the words. */
  children?: ReactNode;
}

/** A page's heading, the sentences below it, and the way to talk to us. */
export function PageIntro({ title, lead, action, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={children ? `wrap ${styles.beside}` : "wrap"}>
        <div className={styles.words}>
          <h1 className={styles.title}>{partsOf(title)}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          {action && (
            <p>
              <Button to={action.href}>{action.label}</Button>
            </p>
          )}
        </div>
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
