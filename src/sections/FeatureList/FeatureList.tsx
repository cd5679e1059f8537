import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./FeatureList.module.css";

export const featureListFragment = graphql`
  fragment FeatureList on HomeFeatures {
    title
    lead
    picture {
      ...PagePicture
    }
    items {
      icon
      title
      text
    }
  }
`;

export function FeatureList({ features }: { features: Queries.FeatureListFragment }) {
  return (
    <section className="section" aria-labelledby="features">
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <h2 id="features">{features.title}</h2>
          <p className="lead">{features.lead}</p>
          <ul className={styles.items}>
            {features.items.map(({ icon, title, text }) => (
              <li key={title} className={styles.item}>
                <Icon name={icon} className={styles.icon} />
                <div>
                  <h3>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.picture}>
          <Picture
            picture={features.picture}
            sizes="(width >= 82rem) 38rem, (width >= 62rem) 47vw, (width >= 48rem) 43vw, 90vw"
          />
        </div>
      </div>
    </section>
  );
}
