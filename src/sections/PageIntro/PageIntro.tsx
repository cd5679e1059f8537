import { Fragment, type ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import * as styles from "./PageIntro.module.css";

/** Titles with more characters than this usually need more than two lines on a large screen. */
const LONG = 60;

interface Action {
  readonly label: string;
  readonly href: string;
}

interface PageIntroProps {
  title: string;
  lead: string;
  /**
   * The primary button, which links to the contact page. The contact page itself doesn't have this button.
   */
  action?: Action;
  /** A secondary button, such as a link within the page. */
  secondaryAction?: Action;
  /** Additional content below the introduction, in the same column. */
  below?: ReactNode;
  /** An illustration next to the introduction. */
  children?: ReactNode;
}

export function PageIntro(props: PageIntroProps) {
  const { title, lead, action, secondaryAction, below, children } = props;
  return (
    <div className={styles.intro}>
      <div className={children ? `wrap ${styles.beside}` : "wrap"}>
        <div className={styles.words}>
          <h1 className={title.length > LONG ? styles.longTitle : styles.title}>
            {partsOf(title)}
          </h1>
          <p className="lead">{lead}</p>
          {action && (
            <p className={styles.actions}>
              <Button href={action.href}>{action.label}</Button>
              {secondaryAction && (
                <Button href={secondaryAction.href} variant="secondary">
                  {secondaryAction.label}
                </Button>
              )}
            </p>
          )}
          {below}
        </div>
        {children}
      </div>
    </div>
  );
}

/** Splits a heading after each slash. */
function partsOf(title: string): ReactNode {
  const parts = title.split(/(?<=\/) /);
  if (parts.length === 1) return title;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
    <Fragment key={index}>
      {index > 0 && " "}
      <span className={styles.part}>{part}</span>
    </Fragment>
  ));
}
