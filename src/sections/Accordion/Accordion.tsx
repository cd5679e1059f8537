import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import * as styles from "./Accordion.module.css";

export const accordionFragment = graphql`
  fragment AccordionQuestion on Question {
    slug
    question
    answer
  }
`;

interface AccordionProps {
  questions: readonly Queries.AccordionQuestionFragment[];
  /** The fragment of the visitor's address, such as `#ci-server`: that question is opened. */
  fragment: string;
}

/**
 * Questions that expand and collapse. The browser's own `details`, so that they work before React
 * has started and without it, and so that the browser's search finds words in closed answers.
 */
export function Accordion({ questions, fragment }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const question = [...(list.current?.children ?? [])].find(({ id }) => `#${id}` === fragment);
    if (question instanceof HTMLDetailsElement) {
      question.open = true;
      question.scrollIntoView();
    }
  }, [fragment]);

  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ slug, question, answer }) => (
        <details key={slug} id={slug} className={styles.item}>
          <summary className={styles.question}>
            <h2 className={styles.heading}>{question}</h2>
            <Icon name="chevron_down" className={styles.icon} />
          </summary>
          <div className={styles.answer}>
            <Paragraphs paragraphs={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
