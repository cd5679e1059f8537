import { graphql } from "gatsby";
import { formatNumber } from "../../numbers/numbers";
import { fillWords } from "../../words/fill-words";
import { billedInWords, crossovers } from "./crossovers";
import { costOf } from "./find-plan";
import * as styles from "./PlanExamples.module.css";
import { billingOf, buysMinutes } from "./plan-result";
import { BILLINGS, cheapest, hasTwoPrices } from "./quotes";
import type { MinutesRange } from "./slider-scale";

export const planExamplesFragment = graphql`
  fragment PlanExamples on PlanExamples {
    title
    need
    needs {
      label
      minutes
      parallel
    }
    figures
    crossover
  }
`;

interface PlanExamplesProps {
  examples: Queries.PlanExamplesFragment;
  /** The range of minutes on the price curve. */
  range: MinutesRange;
  plans: readonly Queries.PlanFactsFragment[];
  words: Queries.PlanCostWordsFragment;
  answers: Queries.PlanAnswerWordsFragment;
}

/**
 * Renders worked examples, which replace the plan finder if scripts don't run. The examples show what typical
 * needs cost on each plan and at how many minutes two plans cost the same.
 */
export function PlanExamples({ examples, range, plans, words, answers }: PlanExamplesProps) {
  const sentences = (hasTwoPrices(plans) ? BILLINGS : BILLINGS.slice(0, 1)).flatMap((billing) =>
    // Assumes that tests run one at a time, which every plan supports.
    crossovers(plans, range, 1, billing).map(({ minutes, first, second }) => {
      const values = { minutes: formatNumber(minutes), first: first.name, second: second.name };
      const billed = billedInWords(plans, billing, words);
      return [fillWords(examples.crossover, values), billed].filter(Boolean).join(", ");
    }),
  );
  return (
    <>
      <ul className={styles.crossovers}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <table className={styles.table}>
        <caption className={styles.caption}>{examples.title}</caption>
        <thead>
          <tr>
            <th scope="col">{examples.need}</th>
            {plans.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.needs.map(({ label, ...need }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <small className={styles.note}>
                  {fillWords(examples.figures, {
                    minutes: formatNumber(need.minutes),
                    parallel: formatNumber(need.parallel),
                  })}
                </small>
              </th>
              {plans.map((plan) => (
                <td key={plan.slug}>
                  {costsOf(plan, need).map(({ amount, note, isCheapest }) => (
                    <p key={note} className={styles.cost}>
                      {isCheapest ? <strong>{amount}</strong> : amount}
                      <small className={styles.note}>{note}</small>
                    </p>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );

  /**
   * Returns a plan's cost with annual billing and with monthly billing, or a single cost if the two are the
   * same.
   */
  function costsOf(plan: Queries.PlanFactsFragment, need: { minutes: number; parallel: number }) {
    const costs = BILLINGS.map((billing) => ({
      ...costOf(plan, { ...need, billing }, { ...words, ...answers }),
      billed: billingOf(plan, { ...need, billing }, words),
      isCheapest: cheapest(plans, need, billing) === plan,
    }));
    const [annual, monthly] = costs;
    if (annual?.amount === monthly?.amount) return costs.slice(0, 1);
    return costs.map(({ note, billed, ...cost }) => {
      const notes = buysMinutes(plan, need) ? [note, billed] : [billed];
      return { ...cost, note: notes.filter(Boolean).join(", ") };
    });
  }
}
