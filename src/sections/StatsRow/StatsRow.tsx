import { graphql } from "gatsby";
import * as styles from "./StatsRow.module.css";

export const statsRowFragment = graphql`
  fragment StatsRow on StatsYaml {
    stats {
      slug
      basis
      value
      label
    }
  }
`;

interface StatsRowProps {
  title: string;
  source: string;
  stats: Queries.StatsRowFragment["stats"];
}

/** The marketing statistics (specification, section 9). */
export function StatsRow({ title, source, stats }: StatsRowProps) {
  return (
    <section className={`ink ${styles.section}`} aria-labelledby="stats">
      <div className="wrap">
        <h2 id="stats" className={styles.title}>
          {title}
        </h2>
        <dl className={styles.stats}>
          {stats.map(({ slug, basis, value, label }) => (
            <div key={slug} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.source}>{basis}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>{source}</p>
      </div>
    </section>
  );
}
