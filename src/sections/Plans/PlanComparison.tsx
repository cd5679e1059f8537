import { graphql } from "gatsby";
import { formatDollars } from "../../numbers/numbers";
import { FactValue } from "./FactValue";
import * as styles from "./PlanComparison.module.css";
import { planFacts } from "./plan-facts";

export const planComparisonFragment = graphql`
  fragment PlanComparison on PlanComparison {
    title
    feature
  }
  fragment PlanComparisonWords on PlanWords {
    ...PlanFactWords
    price
    billedAnnually
    monthToMonth
  }
`;

interface PlanComparisonProps {
  comparison: Queries.PlanComparisonFragment;
  plans: readonly Queries.PlanFactsFragment[];
  words: Queries.PlanComparisonWordsFragment;
}

/** The plans as a table, with their names as column headers. */
export function PlanComparison({ comparison, plans, words }: PlanComparisonProps) {
  const columns = plans.map((plan) => ({ plan, facts: planFacts(plan, words) }));
  const labels = columns[0]?.facts.map(({ label }) => label) ?? [];
  return (
    <div className="section">
      <div className="wrap">
        <h2 id="comparison">{comparison.title}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
        <section className={styles.frame} tabIndex={0} aria-labelledby="comparison">
          <table className={styles.table}>
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
              {(["annual", "monthly"] as const).map((billing) => (
                <tr key={billing}>
                  <th scope="row">
                    {words.price},{" "}
                    {billing === "annual" ? words.billedAnnually : words.monthToMonth}
                  </th>
                  {plans.map(({ slug, price }) => (
                    <td key={slug}>
                      <strong>{price ? formatDollars(price[billing]) : words.custom}</strong>
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
        </section>
      </div>
    </div>
  );
}
