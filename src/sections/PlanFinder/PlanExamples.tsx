import { graphql } from "gatsby";
import { formatNumber } from "../../numbers";
import { billed, billedOn } from "../../plan-words";
import {
  BILLINGS,
  cheapest,
  costOn,
  hasOnePrice,
  type Need,
  type Plan,
  planToAskFor,
} from "../../pricing/costs";
import { crossovers, type MinutesRange } from "../../pricing/crossovers";
import { fillTemplate } from "../../words";
import { costWords, type FinderPricing } from "./find-plan";
import * as styles from "./PlanExamples.module.css";

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
  range: MinutesRange;
  pricing: FinderPricing;
}

export function PlanExamples({ examples, range, pricing }: PlanExamplesProps) {
  const { plans, words } = pricing;
  const hasOne = hasOnePrice(plans);
  const sentences = (hasOne ? BILLINGS.slice(0, 1) : BILLINGS).flatMap((billing) =>
    // Assumes that tests run one at a time, which every plan supports.
    crossovers(plans, range, { parallel: 1, billing }).map(({ minutes, first, second }) => {
      const values = { minutes: formatNumber(minutes), first: first.name, second: second.name };
      const sentence = fillTemplate(examples.crossover, values);
      return hasOne ? sentence : `${sentence}, ${billed(billing, words)}`;
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
                  {fillTemplate(examples.figures, {
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

  /** A plan's cost with annual and with monthly billing, or a single cost if the two are the same. */
  function costsOf(plan: Plan, size: Omit<Need, "billing">) {
    const costs = BILLINGS.map((billing) => {
      const need = { ...size, billing };
      const cost = costOn(plan, need);
      return {
        ...costWords(plan, need, pricing),
        hasExtra: typeof cost === "object" && cost.extraMinutes > 0,
        billed: billedOn(plan, need, words),
        isCheapest: cheapest(plans, need) === plan && !planToAskFor(plans, need),
      };
    });
    const [annual, monthly] = costs;
    if (annual?.amount === monthly?.amount) return costs.slice(0, 1);
    return costs.map(({ note, hasExtra, billed, ...cost }) => ({
      ...cost,
      note: [hasExtra ? note : [], billed ?? []].flat().join(", "),
    }));
  }
}
