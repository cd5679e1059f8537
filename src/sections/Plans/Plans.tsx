import { graphql } from "gatsby";
import { memo } from "react";
import { Button } from "../../components/Button/Button";
import { formatDuration, formatNumber, formatRoughDuration } from "../../numbers";
import { type PlanFact, planFacts } from "../../plan-words";
import { type Billing, hasOnePrice } from "../../pricing/costs";
import { runsIn } from "../../pricing/run-costs";
import { timeOn } from "../../pricing/schedule";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { fillTemplate } from "../../words";
import { BillingChoice } from "./BillingChoice";
import { FactValue } from "./FactValue";
import { PlanPrice } from "./PlanPrice";
import * as styles from "./Plans.module.css";

export const planCardsFragment = graphql`
  fragment PlanFacts on Plan {
    ...NamedPlan
    ciCd
    unlimitedUsers
    premiumSupport
  }
  fragment PlanCard on Plan {
    ...PlanFacts
    summary
    recommended
    action
  }
  fragment PlanFactWords on PlanWords {
    custom
    veryLarge
    none
    upTo
    perMinute
    included
    notIncluded
    minutes
    overage
    parallelTests
    ciCd
    unlimitedUsers
    premiumSupport
  }
  fragment PlanCardWords on PlanWords {
    ...PlanFactWords
    ...BillingWords
    ...BilledWords
    or
    perMonth
    saving
    agreed
    recommended
    suiteTime
    about
    suiteRuns
    askUs
  }
`;

interface PlansProps {
  plans: readonly Queries.PlanCardFragment[];
  words: Queries.PlanCardWordsFragment;
  billing: Billing;
  onBilling: (choice: { billing: Billing }) => void;
  /** The duration of each test file of an example suite, in seconds. */
  files: readonly number[];
}

export const Plans = memo(function Plans(props: PlansProps) {
  const { plans, words, billing, onBilling, files } = props;
  return (
    <div data-billing className={styles.plans}>
      {!hasOnePrice(plans) && (
        <BillingChoice words={words} name="billing" value={billing} onChange={onBilling} />
      )}
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <li key={plan.slug} id={plan.slug} className={classOf(plan)}>
            <div className={styles.head}>
              <h2 className={styles.name}>{plan.name}</h2>
              {plan.recommended && <span className={styles.mark}>{words.recommended}</span>}
            </div>
            <p className="note">{plan.summary}</p>
            <PlanPrice price={plan.price} words={words} />
            <Button
              to={CONTACT_PATH}
              state={{ plan: plan.slug } satisfies ContactState}
              variant={plan.recommended ? "primary" : "secondary"}
              className={styles.action}
            >
              {plan.action}
            </Button>
            <dl className={styles.facts}>
              {cardFacts(plan, words, files).map((fact) => (
                <div key={fact.label} className={styles.fact}>
                  <dt className={styles.factLabel}>{fact.label}</dt>
                  <dd>
                    <FactValue fact={fact} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
});

function classOf({ recommended, price }: Queries.PlanCardFragment): string | undefined {
  if (recommended) return styles.recommended;
  return price?.annual === 0 ? styles.free : styles.card;
}

function cardFacts(
  plan: Queries.PlanCardFragment,
  words: Queries.PlanCardWordsFragment,
  files: readonly number[],
): PlanFact[] {
  const [minutes = [], lanes = [], ...others] = planFacts(plan, words);
  const total = timeOn(files, 1);
  const run = plan.parallelTests && formatRoughDuration(timeOn(files, plan.parallelTests));
  const runs = plan.minutes && runsIn(plan.minutes, total);
  const suite = [
    {
      label: fillTemplate(words.suiteTime, { time: formatDuration(total) }),
      text: run ? fillTemplate(words.about, { time: run }) : words.askUs,
    },
    { label: words.suiteRuns, text: runs === null ? words.askUs : formatNumber(runs) },
  ];
  return [minutes, lanes, suite, others].flat();
}
