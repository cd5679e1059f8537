import { graphql } from "gatsby";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { askAgain, canAsk, choose, isAsking, isReopened, subscribe } from "../../analytics/consent";
import type { Consent } from "../../analytics/google-tag";
import { Button } from "../../components/Button/Button";
import * as styles from "./Consent.module.css";

export const consentFragment = graphql`
  fragment Consent on ConsentWords {
    label
    text
    accept
    refuse
    change
  }
`;

interface ConsentProps {
  words: Queries.ConsentFragment;
}

const NOT_YET = () => false;

/** Neither choice is more prominent than the other, and the page remains usable while the question is open. */
export function ConsentQuestion({ words, focusId }: ConsentProps & { focusId: string }) {
  const asking = useSyncExternalStore(subscribe, isAsking, NOT_YET);
  const question = useRef<HTMLElement>(null);

  useEffect(() => {
    // Moves focus only if the visitor reopened the prompt from the footer, so that the prompt doesn't steal
    // focus on page load.
    if (asking && isReopened()) question.current?.focus();
  }, [asking]);

  const close = (consent: Consent) => {
    const nextFocus = choose(consent) ?? document.getElementById(focusId);
    nextFocus?.focus({ preventScroll: true });
  };

  return (
    <div aria-live="polite">
      {asking && (
        <section ref={question} className={styles.question} aria-label={words.label} tabIndex={-1}>
          <p>{words.text}</p>
          <div className={styles.choices}>
            <Button variant="secondary" size="small" onClick={() => close("granted")}>
              {words.accept}
            </Button>
            <Button variant="secondary" size="small" onClick={() => close("denied")}>
              {words.refuse}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

export function ConsentButton({ words }: ConsentProps) {
  const shown = useSyncExternalStore(subscribe, canAsk, NOT_YET);
  return (
    shown && (
      <button
        type="button"
        className={styles.change}
        onClick={({ currentTarget }) => askAgain(currentTarget)}
      >
        {words.change}
      </button>
    )
  );
}
