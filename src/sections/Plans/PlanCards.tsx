import { graphql } from "gatsby";
import { memo } from "react";
import { Button } from "../../components/Button/Button";
import { planFacts } from "../../plan-words";
import { type Billing, hasOnePrice } from "../../pricing/costs";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { BillingChoice } from "./BillingChoice";
import { FactValue } from "./FactValue";
import * as styles from "./PlanCards.module.css";
import { PlanPrice } from "./PlanPrice";

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
    minutePrice
    from
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
  }
`;

interface PlanCardsProps {
  plans: readonly Queries.PlanCardFragment[];
  words: Queries.PlanCardWordsFragment;
  billing: Billing;
  onBilling: (choice: { billing: Billing }) => void;
}

export const PlanCards = memo(function PlanCards(props: PlanCardsProps) {
  const { plans, words, billing, onBilling } = props;
  return (
    <div data-billing className={styles.plans}>
      {!hasOnePrice(plans) && (
        <BillingChoice words={words} name="billing" value={billing} onChange={onBilling} />
      )}
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <li
            key={plan.slug}
            id={plan.slug}
            className={plan.recommended ? styles.recommended : styles.card}
          >
            <div className={styles.head}>
              <h2 className={styles.name}>{plan.name}</h2>
              {plan.recommended && <span className={styles.mark}>{words.recommended}</span>}
            </div>
            <p className={styles.summary}>{plan.summary}</p>
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
              {planFacts(plan, words).map((fact) => (
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
