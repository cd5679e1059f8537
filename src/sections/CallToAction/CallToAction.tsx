import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
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
  /**
   * A decorative drawing that relates to the topic of the page: an SVG file in static/images. It never
   * overlaps the text, so the contrast of the text isn't affected.
   */
  drawing: "shape-background" | "band-race" | "band-price" | "band-growth" | "band-question";
}

export function CallToAction({ callToAction, drawing }: CallToActionProps) {
  return (
    <section className={`ink ${styles.section}`} aria-labelledby="call-to-action">
      <img
        className={styles.lanes}
        src={`/images/${drawing}.svg`}
        width={1400}
        height={576}
        alt=""
        loading="lazy"
      />
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
