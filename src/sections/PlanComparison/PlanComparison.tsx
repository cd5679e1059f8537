import { graphql } from "gatsby";
import { planFacts } from "../../plan-words";
import { FactValue } from "../Plans/FactValue";
import * as styles from "./PlanComparison.module.css";

export const planComparisonFragment = graphql`
  fragment PlanComparison on PlanComparison {
    title
    feature
    machine
    resultsKept
    supportHours
    signOn
    audits
    uptime
  }
  fragment ComparedPlan on Plan {
    ...PlanFacts
    machine
    resultsKept
    supportHours
    signOn
    audits
    uptime
  }
`;

/** The plan fields that appear only in this table, in display order. */
const DETAILS = ["machine", "resultsKept", "supportHours", "signOn", "audits", "uptime"] as const;

interface PlanComparisonProps {
  planComparison: Queries.PlanComparisonFragment;
  plans: readonly Queries.ComparedPlanFragment[];
  words: Queries.PlanFactWordsFragment;
}

/** The table is closed at first, because the cards above it already show the main facts. */
export function PlanComparison({ planComparison, plans, words }: PlanComparisonProps) {
  const columns = plans.map((plan) => [
    ...DETAILS.map((detail) => ({ label: planComparison[detail], text: plan[detail] })),
    ...planFacts(plan, words),
  ]);
  return (
    <details className={styles.comparison}>
      <summary className={styles.summary}>
        <h2 id="plan-comparison" className={styles.title}>
          {planComparison.title}
        </h2>
      </summary>
      <table className={styles.table} aria-labelledby="plan-comparison">
        <thead>
          <tr>
            <th scope="col">{planComparison.feature}</th>
            {plans.map(({ slug, name }) => (
              <th key={slug} scope="col" className={styles.plan}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]?.map(({ label }, row) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((facts, column) => {
                const fact = facts[row];
                return <td key={plans[column]?.slug}>{fact && <FactValue fact={fact} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
