import { graphql } from "gatsby";
import * as styles from "./Stats.module.css";

export const statsFragment = graphql`
  fragment Stats on Stats {
    title
    source
  }
  fragment StatsFigures on StatsYaml {
    stats {
      slug
      basis
      value
      label
    }
  }
`;

interface StatsProps {
  stats: Queries.StatsFragment;
  figures: Queries.StatsFiguresFragment["stats"];
}

/** The marketing statistics (specification, section 9). */
export function Stats({ stats, figures }: StatsProps) {
  return (
    <section className={`ink ${styles.section}`} aria-labelledby="stats">
      <div className="wrap">
        <h2 id="stats" className={styles.title}>
          {stats.title}
        </h2>
        <dl className={styles.stats}>
          {figures.map(({ slug, basis, value, label }) => (
            <div key={slug} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.source}>{basis}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>{stats.source}</p>
      </div>
    </section>
  );
}
