import { Fragment, type ReactNode } from "react";
import { Button } from "../../components/Button/Button";
import * as styles from "./PageIntro.module.css";

/** In characters: a title with more than about two lines of a large screen. */
const LONG = 60;

interface Action {
  readonly label: string;
  readonly href: string;
}

interface PageIntroProps {
  title: string;
  lead: string;
  /** The next step, on the first screen; the contact page is that step itself. */
  action?: Action;
  /** Another step, to something on the same page for one. */
  secondaryAction?: Action;
  /** More below the words, as wide as they are. */
  below?: ReactNode;
  /** A fact to look at beside the words. */
  children?: ReactNode;
}

/** A page's heading, the sentences below it, and the way to talk to us. */
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
