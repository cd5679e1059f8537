import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import { Picture } from "../../components/Picture/Picture";
import * as styles from "./FeatureList.module.css";

export const featureListFragment = graphql`
  fragment FeatureList on FeatureList {
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

export function FeatureList({ featureList }: { featureList: Queries.FeatureListFragment }) {
  return (
    <section className="section" aria-labelledby="feature-list">
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <h2 id="feature-list">{featureList.title}</h2>
          <p className="lead">{featureList.lead}</p>
          <ul className={styles.items}>
            {featureList.items.map(({ icon, title, text }) => (
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
            picture={featureList.picture}
            sizes="(width >= 82rem) 38rem, (width >= 62rem) 47vw, (width >= 48rem) 43vw, 90vw"
          />
        </div>
      </div>
    </section>
  );
}
