import { graphql } from "gatsby";
import { useEffect, useRef, useSyncExternalStore } from "react";
import {
  answer,
  askAgain,
  canAsk,
  followAnswer,
  isAsking,
  openerOfQuestion,
  subscribe,
} from "../../analytics/consent";
import { Button } from "../../components/Button/Button";
import { reloadWhenPossible } from "../../runtime/stop";
import * as styles from "./Consent.module.css";

export const consentFragment = graphql`
  fragment Consent on Consent {
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
const NOBODY = () => undefined;

/** While the question is open, screen readers announce it, and the page remains usable. */
export function ConsentQuestion({ words, focusId }: ConsentProps & { focusId: string }) {
  const { label, text, accept, refuse } = words;
  const asking = useSyncExternalStore(subscribe, isAsking, NOT_YET);
  const wording = [label, text, accept, refuse].join(" | ");
  useEffect(() => followAnswer(wording, reloadWhenPossible), [wording]);
  return <div aria-live="polite">{asking && <Question words={words} focusId={focusId} />}</div>;
}

/** Neither answer is more prominent than the other. */
function Question({ words, focusId }: ConsentProps & { focusId: string }) {
  const opener = useSyncExternalStore(subscribe, openerOfQuestion, NOBODY);
  const question = useRef<HTMLElement>(null);

  useEffect(() => {
    // The question takes the focus only if the visitor reopened it, not when a page loads.
    if (opener) question.current?.focus();
    return () => {
      // The focus was in the question, which has closed.
      if (document.activeElement !== document.body) return;
      if (opener) opener.focus();
      else document.getElementById(focusId)?.focus({ preventScroll: true });
    };
  }, [opener, focusId]);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      style.setProperty("--question-height", `${height}px`);
    });
    if (question.current) observer.observe(question.current);
    // Of a textarea, browsers show only the line in which the visitor types.
    const reveal = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
    };
    addEventListener("focusin", reveal);
    return () => {
      removeEventListener("focusin", reveal);
      observer.disconnect();
      style.removeProperty("--question-height");
    };
  }, []);

  return (
    <section ref={question} className={styles.question} aria-label={words.label} tabIndex={-1}>
      <p>{words.text}</p>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" onClick={() => answer("granted")}>
          {words.accept}
        </Button>
        <Button variant="secondary" size="small" onClick={() => answer("denied")}>
          {words.refuse}
        </Button>
      </div>
    </section>
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
