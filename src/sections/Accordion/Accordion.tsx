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
  /** The default stop of a question, counted from 1, on the route next to the questions. */
  stop: number | null;
  /** The address's fragment, such as `#ci-server`, which opens a question. */
  fragment: string;
}

/** Whether each question was last open, by slug, to restore the state when visitors come back. */
const shown = new Map<string, boolean>();

/**
 * Questions that expand and collapse, with the first one open. Native `details` elements work before hydration
 * and without script, and the browser's search finds text in closed answers.
 */
export function Accordion({ questions, stop: defaultStop, fragment }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);

  // Runs before Gatsby restores the scroll position.
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
      // The page may have been too short to scroll there before. Visitors who scrolled away stay where they are.
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
          data-stop={stop ?? defaultStop}
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
