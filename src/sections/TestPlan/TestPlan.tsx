import { graphql } from "gatsby";
import { Results } from "../Results/Results";
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

export function TestPlan({ testPlan }: { testPlan: Queries.TestPlanFragment }) {
  return (
    <figure className={styles.sheet}>
      <figcaption className={styles.head}>
        <strong className={styles.title}>{testPlan.title}</strong>
        <span className="note">{testPlan.of}</span>
      </figcaption>
      <dl className={styles.steps}>
        {testPlan.steps.map(({ what, text }) => (
          <div key={what} className={styles.step}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Results results={testPlan.results} words={testPlan} />
    </figure>
  );
}
