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
  /** A drawing that relates to the topic of the page. */
  drawing: LanesDrawing;
}

/** Renders the final section of a page, which invites visitors to contact us. */
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
