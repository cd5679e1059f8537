import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./FeatureBoxes.module.css";

export const featureBoxesFragment = graphql`
  fragment FeatureBoxes on FeatureBoxes {
    title
    items {
      icon
      title
      text
      lines {
        tone
        text
      }
    }
  }
`;

export function FeatureBoxes({ featureBoxes }: { featureBoxes: Queries.FeatureBoxesFragment }) {
  return (
    <section className="section" aria-labelledby="feature-boxes">
      <div className="wrap">
        <h2 id="feature-boxes">{featureBoxes.title}</h2>
        <ul className={styles.grid}>
          {featureBoxes.items.map(({ icon, title, text, lines }) => (
            <li key={title} className={styles.box}>
              <Icon name={icon} className={styles.icon} />
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              {lines && (
                <ul className={styles.lines}>
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never reorder
                    <li key={index} className={styles[line.tone]}>
                      {line.text}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
