import { graphql } from "gatsby";
import * as styles from "./NextSteps.module.css";

export const nextStepsFragment = graphql`
  fragment NextSteps on NextSteps {
    title
    steps
  }
`;

export function NextSteps({ nextSteps }: { nextSteps: Queries.NextStepsFragment }) {
  return (
    <section className={styles.section} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {nextSteps.title}
      </h2>
      <ol className={styles.steps}>
        {nextSteps.steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
