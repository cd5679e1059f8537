import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs";
import { Pipeline } from "../Pipeline/Pipeline";
import * as styles from "./Questions.module.css";

export const accordionFragment = graphql`
  fragment Question on Question {
    slug
    question
    stop
    answer {
      ...TextBlock
    }
    pipelines {
      ...Pipeline
    }
  }
`;

interface QuestionsProps {
  questions: readonly Queries.QuestionFragment[];
  /**
   * The number of the default stop in the pipeline beside the questions, counting from 1. Questions can specify
   * other stops.
   */
  stop: number | null;
  /** The URL fragment, such as `#ci-server`, which opens the question with that id. */
  fragment: string;
}

/**
 * Whether each question was open when it was last shown, by slug. This state is restored when visitors return
 * to the page.
 */
const openBySlug = new Map<string, boolean>();

/**
 * Native `<details>` elements work before hydration and without JavaScript, and the browser's find-in-page also
 * searches collapsed answers.
 */
export function Questions({ questions, stop: defaultStop, fragment }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);

  // This is a layout effect because it must run before Gatsby restores the scroll position.
  useLayoutEffect(() => {
    for (const question of list.current?.querySelectorAll("details") ?? []) {
      question.open = openBySlug.get(question.id) ?? question.open;
    }
  }, []);

  useEffect(() => {
    const question = [...(list.current?.children ?? [])].find(({ id }) => `#${id}` === fragment);
    if (question instanceof HTMLDetailsElement) {
      const { top, bottom } = question.getBoundingClientRect();
      const isInWindow = top <= window.innerHeight && bottom >= 0;
      question.open = true;
      // The page may have been too short to scroll to the question before it opened, so scroll again. If the
      // visitor has scrolled elsewhere, keep the current position.
      if (isInWindow || window.scrollY === 0) question.scrollIntoView();
    }
  }, [fragment]);

  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ slug, question, stop, answer, pipelines }, index) => (
        <details
          key={slug}
          id={slug}
          className={styles.item}
          open={index === 0}
          data-stop={stop ?? defaultStop}
          onToggle={({ currentTarget }) => openBySlug.set(slug, currentTarget.open)}
        >
          <summary className={styles.question}>
            <h2 className={styles.heading}>{question}</h2>
          </summary>
          <div className={styles.answer}>
            <Paragraphs paragraphs={answer} />
            {pipelines?.map((pipeline) => (
              <Pipeline key={pipeline.title} pipeline={pipeline} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
