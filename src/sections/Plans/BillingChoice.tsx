import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { BILLINGS, type Billing } from "../../pricing/costs";
import * as styles from "./BillingChoice.module.css";

export const billingChoiceFragment = graphql`
  fragment BillingWords on PlanWords {
    billing
    annual
    monthly
  }
`;

interface BillingChoiceProps {
  words: Queries.BillingWordsFragment;
  /** The `name` attribute of the radio buttons, which must be unique on the page. */
  name: string;
  value: Billing;
  onChange: (choice: { billing: Billing }) => void;
}

/** The choice updates the plan cards with CSS alone, so it also works without JavaScript. */
export function BillingChoice({ words, name, value, onChange }: BillingChoiceProps) {
  const choices = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: React doesn't receive events for choices made before hydration or restored by the browser.
  useEffect(() => {
    const checked = choices.current?.querySelector<HTMLInputElement>(":checked")?.value;
    const billing = BILLINGS.find((choice) => choice === checked);
    if (billing && billing !== value) onChange({ billing });
  }, []);

  return (
    <fieldset className={styles.billing}>
      <legend className={styles.legend}>{words.billing}</legend>
      <div ref={choices} className={styles.choices}>
        {BILLINGS.map((billing) => (
          <label key={billing} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={billing}
              checked={billing === value}
              onChange={() => onChange({ billing })}
              className={styles.radio}
            />
            {words[billing]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
