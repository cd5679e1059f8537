import { graphql } from "gatsby";
import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { CONTACT_PATH } from "../../routes";
import { RunBoard } from "../RunBoard/RunBoard";
import { rememberSuite } from "../SuiteEstimate/entered-suite";
import { SuiteEstimate, type SuiteNumbers, useArrivedSuite } from "../SuiteEstimate/SuiteEstimate";
import * as styles from "./Hero.module.css";

export const heroFragment = graphql`
  fragment Hero on Hero {
    title
    lead
    action {
      label
      href
    }
    secondaryAction {
      label
      href
    }
    note
    runBoard {
      ...RunBoard
    }
  }
`;

interface HeroProps {
  hero: Queries.HeroFragment;
  estimate: Queries.SuiteEstimateFragment;
  ask: string;
  plans: readonly (Queries.LanesOfPlanFragment & Queries.NamedPlanFragment)[];
}

export function Hero({ hero, estimate, ask, plans }: HeroProps) {
  const [suite, setSuite] = useState<SuiteNumbers>(estimate.examples[0] ?? {});
  const { isDamaged } = useArrivedSuite(setSuite);
  const { minutes, machines } = suite;
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className={styles.actions}>
            <Button href={hero.action.href}>{hero.action.label}</Button>
            <Button href={hero.secondaryAction.href} variant="secondary">
              {hero.secondaryAction.label}
            </Button>
          </p>
          {hero.note && <p className="note">{hero.note}</p>}
        </div>
        <RunBoard board={hero.runBoard} plans={plans} />
        <SuiteEstimate
          words={estimate}
          plans={plans}
          suite={suite}
          onChange={(part) => setSuite({ ...suite, ...part })}
          isDamaged={isDamaged}
        >
          <Button
            to={CONTACT_PATH}
            onClick={() => minutes && machines && rememberSuite({ minutes, machines })}
            variant="secondary"
          >
            {ask}
          </Button>
        </SuiteEstimate>
      </div>
    </div>
  );
}
