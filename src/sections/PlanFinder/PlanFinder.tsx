import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { CopyButton } from "../../components/CopyButton/CopyButton";
import { evenScale, NumberRange } from "../../components/NumberRange/NumberRange";
import { WithoutScript } from "../../components/WithoutScript/WithoutScript";
import { formatNumber } from "../../numbers";
import { hasOnePrice, LARGEST_NEED, type Need } from "../../pricing/costs";
import { searchOf } from "../../pricing/need-url";
import { CONTACT_PATH, type ContactState } from "../../routes";
import { fillTemplate } from "../../words";
import { BillingChoice } from "../Plans/BillingChoice";
import { ChartPlace } from "./ChartPlace";
import { type FinderPricing, findPlan } from "./find-plan";
import { roundScale } from "./minutes-scale";
import { PlanExamples } from "./PlanExamples";
import * as styles from "./PlanFinder.module.css";

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
      ...NumberRange
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
    ...FinderWords
  }
  fragment PlanFinderWords on PlanWords {
    ...BillingWords
    ...BilledWords
    custom
  }
`;

interface PlanFinderProps {
  pricing: FinderPricing & { planFinder: Queries.PlanFinderFragment };
  choice: Need;
  /** The visitor's last settled choice. Screen readers announce the recommendation for this choice. */
  settled: Need | undefined;
  onChange: (part: Partial<Need>) => void;
  /** For the sliders, whose value text already announces the recommendation. */
  onSlide: (part: Partial<Need>) => void;
}

/** If scripts don't run, worked examples replace the finder. */
export function PlanFinder({ pricing, choice, settled, onChange, onSlide }: PlanFinderProps) {
  const { plans, words, planFinder } = pricing;
  const { minutes, parallel, billing } = choice;
  const found = findPlan(pricing, choice);
  const [examples, setExamples] = useState(0);
  return (
    <section className={`section alt ${styles.section}`} aria-labelledby="plan-finder">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="plan-finder">{planFinder.title}</h2>
          <p className="muted">{planFinder.text}</p>
        </div>
        <div className={styles.panel}>
          <WithoutScript>
            <PlanExamples
              examples={planFinder.examples}
              range={planFinder.minutes}
              pricing={pricing}
            />
          </WithoutScript>
          <div className={styles.panel}>
            <div className={styles.inputs}>
              <NumberRange
                range={planFinder.minutes}
                scale={roundScale(planFinder.minutes)}
                least={0}
                most={LARGEST_NEED}
                wrongNumber={planFinder.wrongNumber}
                value={minutes}
                choice={examples}
                valueText={fillTemplate(planFinder.minutes.value, {
                  minutes: formatNumber(minutes),
                  result: found.text,
                })}
                onChange={(value) => onChange({ minutes: value })}
                onSlide={(value) => onSlide({ minutes: value })}
                picture={(slider) => (
                  <ChartPlace
                    plans={plans}
                    range={planFinder.minutes}
                    need={choice}
                    cheaper={planFinder.cheaper}
                  >
                    {slider}
                  </ChartPlace>
                )}
              />
              <div className={styles.controls}>
                <div className={styles.needs}>
                  <span className={styles.why}>{planFinder.examples.title}</span>
                  <div className={styles.examples}>
                    {planFinder.examples.needs.map(({ label, ...need }) => (
                      <button
                        key={label}
                        type="button"
                        className={styles.example}
                        onClick={() => {
                          setExamples(examples + 1);
                          onChange(need);
                        }}
                      >
                        {label}
                      </button>
                    ))}
                  </div>
                </div>
                <NumberRange
                  range={planFinder.parallel}
                  scale={evenScale(planFinder.parallel)}
                  most={LARGEST_NEED}
                  wrongNumber={planFinder.wrongNumber}
                  value={parallel}
                  choice={examples}
                  onChange={(value) => onChange({ parallel: value })}
                />
                {!hasOnePrice(plans) && (
                  <BillingChoice
                    words={{ ...words, billing: planFinder.billing }}
                    name="finder-billing"
                    value={billing}
                    onChange={onChange}
                  />
                )}
              </div>
            </div>
            <div className={styles.recommendation}>
              <h3 className={styles.result}>
                <ReplacedText>{found.text}</ReplacedText>
              </h3>
              {found.why && (
                <p className={styles.why}>
                  <ReplacedText>{found.why}</ReplacedText>
                </p>
              )}
              <details>
                <summary className={styles.title}>{planFinder.costs}</summary>
                <dl className={styles.costs}>
                  {found.costs.map(({ plan, amount, note, isCheapest }) => (
                    <div key={plan} className={isCheapest ? styles.cheapest : styles.cost}>
                      <dt>{plan}</dt>
                      <dd>
                        <ReplacedText>{amount}</ReplacedText>
                      </dd>
                      <dd className={styles.note}>
                        <ReplacedText>{note}</ReplacedText>
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
              {found.next.map((sentence) => (
                <p key={sentence} className={styles.why}>
                  {sentence}
                </p>
              ))}
              <div className={styles.actions}>
                {found.ask && (
                  <Button
                    to={CONTACT_PATH}
                    state={{ plan: found.slug, minutes, parallel } satisfies ContactState}
                  >
                    <ReplacedText>{found.ask}</ReplacedText>
                  </Button>
                )}
                <CopyButton
                  text={searchOf(choice)}
                  isUrl
                  label={planFinder.copy}
                  copied={planFinder.copied}
                />
              </div>
            </div>
            {/*
             * This isn't an <output> element because an <output> would count as a form field and need a
             * label.
             */}
            <div role="status" className="visually-hidden">
              {settled && <ReplacedText>{findPlan(pricing, settled).text}</ReplacedText>}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Remounts text that changes, because React would keep updating a text node that a translator has replaced. */
function ReplacedText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
