import { graphql } from "gatsby";
import { Drawing } from "../../components/Drawing/Drawing";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./FeatureBoxes.module.css";

export const featureBoxesFragment = graphql`
  fragment FeatureBoxes on HomeBoxes {
    title
    items {
      icon
      title
      text
      drawing
    }
  }
`;

/** The six feature boxes as a grid of unequal sizes, some with a drawing of what they say. */
export function FeatureBoxes({ boxes }: { boxes: Queries.FeatureBoxesFragment }) {
  return (
    <section className="section" aria-labelledby="boxes">
      <div className="wrap">
        <h2 id="boxes">{boxes.title}</h2>
        <ul className={styles.grid}>
          {boxes.items.map(({ icon, title, text, drawing }) => (
            <li key={title} className={styles.box}>
              <Icon name={icon} className={styles.icon} />
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              {drawing && <Drawing name={drawing} className={styles.drawing} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
