import { graphql } from "gatsby";
import * as styles from "./TestPlan.module.css";

export const testPlanFragment = graphql`
  fragment TestPlan on TestPlan {
    title
    of
    steps {
      what
      text
    }
    before
    after
    results {
      label
      before
      after
    }
  }
`;

export function TestPlan({ plan }: { plan: Queries.TestPlanFragment }) {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <strong className={styles.title}>{plan.title}</strong>
        <span className={styles.of}>{plan.of}</span>
      </figcaption>
      <dl className={styles.steps}>
        {plan.steps.map(({ what, text }) => (
          <div key={what} className={styles.step}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {plan.results.map(({ label, before, after }) => (
          <div key={label} className={styles.result}>
            <dt>{label}</dt>
            <dd className={styles.before}>
              <span className="visually-hidden">{plan.before}</span> {before}
            </dd>
            <dd className={styles.after}>
              <span className="visually-hidden">{plan.after}</span> {after}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
