import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { BillingChoice } from "./BillingChoice";
import { findPlan } from "./find-plan";
import { NeedRange } from "./NeedRange";
import { searchOf } from "./need-address";
import { PlanExamples } from "./PlanExamples";
import * as styles from "./PlanFinder.module.css";
import { hasTwoPrices } from "./quotes";
import type { PlanChoice } from "./usePlanChoice";

export const planFinderFragment = graphql`
  fragment PlanFinder on PlanFinder {
    title
    text
    minutes {
      ...NeedRange
    }
    parallel {
      ...NeedRange
    }
    wrongNumber
    billing
    costs
    ask
    copy
    copied
    examples {
      ...PlanExamples
    }
    ...PlanAnswerWords
  }
  fragment PlanFinderWords on PlanWords {
    ...BillingWords
    ...PlanCostWords
  }
`;

interface PlanFinderProps {
  finder: Queries.PlanFinderFragment;
  plans: readonly Queries.PlanFactsFragment[];
  words: Queries.PlanFinderWordsFragment;
  choice: PlanChoice;
  /** The choice with which the visitor's last movement ended: its answer is announced. */
  settled: PlanChoice | undefined;
  onChange: (part: Partial<PlanChoice>) => void;
}

/**
 * Which plan a need comes to, and what a month of it costs on each. Without script there are worked
 * examples in its place.
 */
export function PlanFinder({ finder, plans, words, choice, settled, onChange }: PlanFinderProps) {
  const { minutes, parallel, billing } = choice;
  const answerTo = (wanted: PlanChoice) => findPlan(plans, wanted, { ...words, ...finder });
  const answer = answerTo(choice);
  return (
    <section className={styles.section} aria-labelledby="finder">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="finder">{finder.title}</h2>
          <p className={styles.text}>{finder.text}</p>
        </div>
        <WithoutScript>
          <PlanExamples examples={finder.examples} plans={plans} words={words} answers={finder} />
        </WithoutScript>
        <div className={styles.panel}>
          <div className={styles.controls}>
            <NeedRange
              range={finder.minutes}
              wrongNumber={finder.wrongNumber}
              value={minutes}
              onChange={(value) => onChange({ minutes: value })}
            />
            <NeedRange
              range={finder.parallel}
              wrongNumber={finder.wrongNumber}
              value={parallel}
              onChange={(value) => onChange({ parallel: value })}
            />
            {hasTwoPrices(plans) && (
              <BillingChoice
                words={{ ...words, billing: finder.billing }}
                name="finder-billing"
                value={billing}
                onChange={onChange}
              />
            )}
          </div>
          <div className={styles.answer}>
            <h3 className={styles.result}>
              <Said>{answer.result}</Said>
            </h3>
            {answer.why && (
              <p className={styles.why}>
                <Said>{answer.why}</Said>
              </p>
            )}
            <h3 className={styles.title}>{finder.costs}</h3>
            <dl className={styles.costs}>
              {answer.costs.map(({ plan, amount, note, isCheapest }) => (
                <div key={plan} className={isCheapest ? styles.cheapest : styles.cost}>
                  <dt>{plan}</dt>
                  <dd className={styles.amount}>
                    <Said>{amount}</Said>
                  </dd>
                  <dd className={styles.note}>
                    <Said>{note}</Said>
                  </dd>
                </div>
              ))}
            </dl>
            {answer.next.map((sentence) => (
              <p key={sentence} className={styles.next}>
                {sentence}
              </p>
            ))}
            <div className={styles.actions}>
              {answer.ask && (
                <Button
                  to={CONTACT_PATH}
                  state={{ plan: answer.slug, minutes, parallel } satisfies ContactState}
                >
                  <Said>{answer.ask}</Said>
                </Button>
              )}
              <CopyButton
                address={searchOf(choice, billing)}
                label={finder.copy}
                copied={finder.copied}
              />
            </div>
          </div>
          {/* Not an output, which counts as a field and would need a label. */}
          <div role="status" className="visually-hidden">
            {settled && <Said>{answerTo(settled).result}</Said>}
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * Text that changes, as an element that is put in anew: programs that translate pages wrap text in
 * elements of their own, in which React would go on changing a text that nobody sees.
 */
function Said({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
