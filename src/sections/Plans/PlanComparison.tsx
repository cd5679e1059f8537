import { graphql } from "gatsby";
import { formatNumber, magnitude } from "../../numbers";
import { planFacts } from "../../plan-words";
import { suiteRunsOn } from "../../pricing/suite-runs";
import { fillWords } from "../../words";
import { FactValue } from "./FactValue";
import * as styles from "./PlanComparison.module.css";

export const planComparisonFragment = graphql`
  fragment PlanComparison on PlanComparison {
    title
    feature
    suiteTime
    about
    suiteRuns
    askUs
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
  comparison: Queries.PlanComparisonFragment;
  plans: readonly Queries.ComparedPlanFragment[];
  words: Queries.PlanFactWordsFragment;
  /**
   * The total duration of all tests in a sample suite, such as 2 h 25 min. The table shows
   * how long this suite takes on each plan and how often it can run.
   */
  suiteTime: string;
}

export function PlanComparison({ comparison, plans, words, suiteTime }: PlanComparisonProps) {
  const columns = plans.map((plan) => ({
    plan,
    facts: planFacts(plan, words),
    runs: suiteRunsOn(plan, magnitude(suiteTime) ?? 0),
  }));
  const labels = columns[0]?.facts.map(({ label }) => label) ?? [];
  return (
    <div className="section">
      <div className="wrap">
        <h2 id="comparison">{comparison.title}</h2>
        <table className={styles.table} aria-labelledby="comparison">
          <thead>
            <tr>
              <th scope="col">{comparison.feature}</th>
              {plans.map(({ slug, name }) => (
                <th key={slug} scope="col" className={styles.plan}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {/* The first rows contain facts that the plan cards don't show. */}
            <tr>
              <th scope="row">{fillWords(comparison.suiteTime, { time: suiteTime })}</th>
              {columns.map(({ plan, runs }) => (
                <td key={plan.slug}>
                  <strong>
                    {runs
                      ? fillWords(comparison.about, { minutes: formatNumber(runs.minutes) })
                      : comparison.askUs}
                  </strong>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{comparison.suiteRuns}</th>
              {columns.map(({ plan, runs }) => (
                <td key={plan.slug}>
                  <strong>{runs ? formatNumber(runs.runs) : comparison.askUs}</strong>
                </td>
              ))}
            </tr>
            {DETAILS.map((detail) => (
              <tr key={detail}>
                <th scope="row">{comparison[detail]}</th>
                {plans.map((plan) => (
                  <td key={plan.slug}>
                    <strong>{plan[detail]}</strong>
                  </td>
                ))}
              </tr>
            ))}
            {labels.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ plan, facts }) => {
                  const fact = facts[row];
                  return <td key={plan.slug}>{fact && <FactValue fact={fact} />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
