import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import { Ways } from "../Ways/Ways";
import * as styles from "./Accordion.module.css";

export const accordionFragment = graphql`
  fragment AccordionQuestion on Question {
    slug
    question
    stop
    answer {
      ...TextBlock
    }
    ways {
      ...Way
    }
  }
`;

interface AccordionProps {
  questions: readonly Queries.AccordionQuestionFragment[];
  /** Which stop of the way beside them a question is about that names none, from 1. */
  stop: number | null;
  /** The fragment of the visitor's address, such as `#ci-server`: that question is opened. */
  fragment: string;
}

/** By slug, whether a question was last open: the way back to the page finds it so. */
const shown = new Map<string, boolean>();

/**
 * Questions that expand and collapse, the first of them open. The browser's own `details`, so that they
 * work before React has started and without it, and so that the browser's search finds words in closed
 * answers.
 */
export function Accordion({ questions, stop: ours, fragment }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);

  // Before Gatsby scrolls to where the visitor was.
  useLayoutEffect(() => {
    for (const question of list.current?.querySelectorAll("details") ?? []) {
      question.open = shown.get(question.id) ?? question.open;
    }
  }, []);

  useEffect(() => {
    const question = [...(list.current?.children ?? [])].find(({ id }) => `#${id}` === fragment);
    if (question instanceof HTMLDetailsElement) {
      const { top, bottom } = question.getBoundingClientRect();
      const isInWindow = top <= window.innerHeight && bottom >= 0;
      question.open = true;
      // To its place, for which the page was too short before; unless the visitor has scrolled on from it.
      if (isInWindow || window.scrollY === 0) question.scrollIntoView();
    }
  }, [fragment]);

  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ slug, question, stop, answer, ways }, index) => (
        <details
          key={slug}
          id={slug}
          className={styles.item}
          open={index === 0}
          data-stop={stop ?? ours}
          onToggle={({ currentTarget }) => shown.set(slug, currentTarget.open)}
        >
          <summary className={styles.question}>
            <Icon name="chevron_down" className={styles.icon} />
            <h2 className={styles.heading}>{question}</h2>
          </summary>
          <div className={styles.answer}>
            <Paragraphs paragraphs={answer} />
            {ways && <Ways ways={ways} />}
          </div>
        </details>
      ))}
    </div>
  );
}
