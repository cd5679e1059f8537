import { graphql } from "gatsby";
import * as styles from "./Facts.module.css";

export const factsFragment = graphql`
  fragment Fact on Fact {
    title
    text
  }
`;

export function Facts({ facts }: { facts: readonly Queries.FactFragment[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, text }) => (
        <div key={title} className={styles.fact}>
          <dt className={styles.title}>{title}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
