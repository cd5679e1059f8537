import { graphql } from "gatsby";
import { fillTemplate } from "../../words";
import * as styles from "./Reasons.module.css";

export const reasonsFragment = graphql`
  fragment Reasons on Reasons {
    title
    inWeeks
    items {
      title
      text
      firstWeek
      lastWeek
    }
  }
`;

interface ReasonsProps {
  reasons: Queries.ReasonsFragment;
  /** How many weeks an engagement lasts. */
  weeks: number;
}

export function Reasons({ reasons, weeks }: ReasonsProps) {
  return (
    <section className="section alt" aria-labelledby="reasons">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="reasons">{reasons.title}</h2>
        <ol className={styles.reasons}>
          {reasons.items.map(({ title, text, firstWeek, lastWeek }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
              <p className={styles.weeks}>
                {fillTemplate(reasons.inWeeks, {
                  first: `${firstWeek}`,
                  last: `${lastWeek}`,
                  weeks: `${weeks}`,
                })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
