import { graphql } from "gatsby";
import * as styles from "./NumberedReasons.module.css";

export const numberedReasonsFragment = graphql`
  fragment NumberedReasons on ServicesReasons {
    title
    items {
      title
      text
    }
  }
`;

/** The common reasons companies reach out, numbered. */
export function NumberedReasons({ reasons }: { reasons: Queries.NumberedReasonsFragment }) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="reasons">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="reasons" className={styles.title}>
          {reasons.title}
        </h2>
        <ol className={styles.reasons}>
          {reasons.items.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
