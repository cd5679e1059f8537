import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import { formatDollars, formatNumber } from "../../numbers/numbers";
import { estimate } from "./estimate";
import * as styles from "./PlanEstimator.module.css";

export const planEstimatorFragment = graphql`
  fragment PlanEstimator on PlanEstimator {
    title
    text
    minutes
    parallel
    result
    resultOverage
    resultCustom
  }
`;

interface PlanEstimatorProps {
  words: Queries.PlanEstimatorFragment;
  plans: readonly Queries.PlanFactsFragment[];
}

/** Which plan a need comes to, and what a month of it costs. Hidden without script. */
export function PlanEstimator({ words, plans }: PlanEstimatorProps) {
  const [minutes, setMinutes] = useState(20_000);
  const [parallel, setParallel] = useState(10);
  const found = estimate(plans, minutes, parallel);

  return (
    <section className={styles.section} aria-labelledby="estimator">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id="estimator">{words.title}</h2>
          <p className={styles.text}>{words.text}</p>
        </div>
        <div className={styles.panel}>
          <Slider
            label={words.minutes}
            value={minutes}
            min={0}
            max={120_000}
            step={500}
            onChange={setMinutes}
          />
          <Slider
            label={words.parallel}
            value={parallel}
            min={1}
            max={40}
            step={1}
            onChange={setParallel}
          />
          <output className={styles.result}>
            {found ? (
              <>
                <strong className={styles.answer}>
                  {words.result
                    .replace("[plan]", found.plan)
                    .replace("[price]", formatDollars(found.cost))}
                </strong>
                {found.extraMinutes > 0 && (
                  <span>
                    {words.resultOverage
                      .replace("[minutes]", formatNumber(found.extraMinutes))
                      .replace("[cost]", formatDollars(found.extraCost))}
                  </span>
                )}
              </>
            ) : (
              <strong className={styles.answer}>{words.resultCustom}</strong>
            )}
          </output>
        </div>
      </div>
    </section>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  const reading = formatNumber(value);
  const at = (value - range.min) / (range.max - range.min);
  const input = useRef<HTMLInputElement>(null);

  // Moved before React came, or put back by the browser: React hears of neither.
  useEffect(() => {
    if (input.current) onChange(input.current.valueAsNumber);
  }, [onChange]);

  // Set by script, since a style attribute would need a hash in the policy.
  useEffect(() => input.current?.style.setProperty("--at", `${at}`), [at]);

  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true" className={styles.reading}>
        {reading}
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        value={value}
        aria-valuetext={reading}
        ref={input}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}
