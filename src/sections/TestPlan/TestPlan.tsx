import { graphql } from "gatsby";
import { StudyResults } from "../StudyResults/StudyResults";
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
      ...StudyResult
    }
  }
`;

export function TestPlan({ plan }: { plan: Queries.TestPlanFragment }) {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <strong className={styles.title}>{plan.title}</strong>
        <span className="note">{plan.of}</span>
      </figcaption>
      <dl className={styles.steps}>
        {plan.steps.map(({ what, text }) => (
          <div key={what} className={styles.step}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <StudyResults results={plan.results} words={plan} />
    </figure>
  );
}
