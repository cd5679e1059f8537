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
  /**
   * The default for questions that don't specify a stop. Stops are counted from 1 along the route that is
   * shown next to the questions.
   */
  stop: number | null;
  /** The URL fragment, such as `#ci-server`. The question with that id opens. */
  fragment: string;
}

/**
 * Whether each question was open when last shown, by slug. Used to restore the state when visitors come back.
 */
const shown = new Map<string, boolean>();

/**
 * Renders questions that expand and collapse, with the first one open. Native `<details>` elements work
 * before hydration and without JavaScript, and the browser's find-in-page also searches collapsed answers.
 */
export function Accordion({ questions, stop: defaultStop, fragment }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);

  // This is a layout effect because it must run before Gatsby restores the scroll position.
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
      // While the question was closed, the page may have been too short to scroll to it. But if the visitor
      // has scrolled away since then, don't scroll back.
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
