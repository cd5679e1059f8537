import { graphql } from "gatsby";
import * as styles from "./StudyQuote.module.css";

export const studyQuoteFragment = graphql`
  fragment StudyQuote on StudyQuote {
    text
    name
    role
  }
`;

interface StudyQuoteProps {
  quote: Queries.StudyQuoteFragment;
}

/** One sentence of a customer's, and whose it is. */
export function StudyQuote({ quote }: StudyQuoteProps) {
  return (
    <figure className={styles.quote}>
      {/* One text: a closing mark of its own would move when the web font breaks the lines anew. */}
      <blockquote className={styles.sentence}>{`“${quote.text}”`}</blockquote>
      <figcaption className={styles.speaker}>{`${quote.name}, ${quote.role}`}</figcaption>
    </figure>
  );
}
