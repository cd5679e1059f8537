import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
import { Lanes, type LanesDrawing } from "../../components/Lanes/Lanes";
import * as styles from "./CallToAction.module.css";

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    action {
      label
      href
    }
  }
`;

interface CallToActionProps {
  callToAction: Queries.CallToActionFragment;
  /** The drawing that matches the page's topic. */
  drawing: LanesDrawing;
}

/**
 * Renders the last block of a page: an invitation with a button to the contact page, on a dark background.
 */
export function CallToAction({ callToAction, drawing }: CallToActionProps) {
  return (
    <section className={`ink ${styles.section}`} aria-labelledby="call-to-action">
      <Lanes drawing={drawing} />
      <div className={`wrap ${styles.words}`}>
        <h2 id="call-to-action" className={styles.title}>
          {callToAction.title}
        </h2>
        <p className={`lead ${styles.text}`}>{callToAction.text}</p>
        <Button href={callToAction.action.href} size="large">
          {callToAction.action.label}
        </Button>
      </div>
    </section>
  );
}
