import { graphql } from "gatsby";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { formatNumber } from "../../numbers/numbers";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { fillWords } from "../../words/fill-words";
import { BillingChoice } from "./BillingChoice";
import { findPlan } from "./find-plan";
import { NeedRange } from "./NeedRange";
import { searchOf } from "./need-address";
import { PlanExamples } from "./PlanExamples";
import * as styles from "./PlanFinder.module.css";
import { PriceCurve } from "./PriceCurve";
import { hasTwoPrices } from "./quotes";
import { evenScale, roundScale } from "./slider-scale";
import type { PlanChoice } from "./usePlanChoice";

export const planFinderFragment = graphql`
  fragment PlanFinder on PlanFinder {
    title
    text
    minutes {
      label
      min
      max
      start
      value
    }
    parallel {
      label
      min
      max
      step
      pageStep
      start
    }
    wrongNumber
    billing
    costs
    cheaper
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
  /** The visitor's last settled choice. Screen readers announce the answer for this choice. */
  settled: PlanChoice | undefined;
  onChange: (part: Partial<PlanChoice>) => void;
  /**
   * Called instead of `onChange` when the visitor moves a slider, since screen readers already announce the
   * answer as part of the slider's value.
   */
  onSlide: (part: Partial<PlanChoice>) => void;
}

/**
 * Renders a tool that finds the cheapest plan for the visitor's needs and shows the monthly cost of every
 * plan. If scripts don't run, worked examples replace the tool.
 */
export function PlanFinder({
  finder,
  plans,
  words,
  choice,
  settled,
  onChange,
  onSlide,
}: PlanFinderProps) {
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
        <div className={styles.panel}>
          <NeedRange
            label={finder.minutes.label}
            scale={roundScale(finder.minutes)}
            least={0}
            start={finder.minutes.start}
            wrongNumber={finder.wrongNumber}
            value={minutes}
            valueText={fillWords(finder.minutes.value, {
              minutes: formatNumber(minutes),
              result: answer.result,
            })}
            onChange={(value) => onChange({ minutes: value })}
            onSlide={(value) => onSlide({ minutes: value })}
            picture={(slider) => (
              <PriceCurve
                plans={plans}
                range={finder.minutes}
                choice={choice}
                cheaper={finder.cheaper}
              >
                {slider}
              </PriceCurve>
            )}
          />
          <WithoutScript>
            <PlanExamples
              examples={finder.examples}
              range={finder.minutes}
              plans={plans}
              words={words}
              answers={finder}
            />
          </WithoutScript>
          <div className={styles.panel}>
            <div className={styles.controls}>
              <p className={styles.actions}>
                <span className={styles.why}>{finder.examples.title}</span>
                {finder.examples.needs.map(({ label, ...need }) => (
                  <Button
                    key={label}
                    variant="secondary"
                    size="small"
                    onClick={() => onChange(need)}
                  >
                    {label}
                  </Button>
                ))}
              </p>
              <NeedRange
                label={finder.parallel.label}
                scale={evenScale(finder.parallel)}
                least={finder.parallel.min}
                start={finder.parallel.start}
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
                <ReplacedText>{answer.result}</ReplacedText>
              </h3>
              {answer.why && (
                <p className={styles.why}>
                  <ReplacedText>{answer.why}</ReplacedText>
                </p>
              )}
              <h3 className={styles.title}>{finder.costs}</h3>
              <dl className={styles.costs}>
                {answer.costs.map(({ plan, amount, note, isCheapest }) => (
                  <div key={plan} className={isCheapest ? styles.cheapest : styles.cost}>
                    <dt>{plan}</dt>
                    <dd className={styles.amount}>
                      <ReplacedText>{amount}</ReplacedText>
                    </dd>
                    <dd className={styles.note}>
                      <ReplacedText>{note}</ReplacedText>
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
                    <ReplacedText>{answer.ask}</ReplacedText>
                  </Button>
                )}
                <CopyButton
                  address={searchOf(choice, billing)}
                  label={finder.copy}
                  copied={finder.copied}
                />
              </div>
            </div>
            {/*
             * This isn't an <output> element because an <output> would count as a form field and need a
             * label.
             */}
            <div role="status" className="visually-hidden">
              {settled && <ReplacedText>{answerTo(settled).result}</ReplacedText>}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * Renders text in an element that is remounted when the text changes. Without this component, React would
 * keep updating the detached text node after a page translator replaces it.
 */
function ReplacedText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
