import { graphql } from "gatsby";
import * as styles from "./StudyQuote.module.css";

export const studyQuoteFragment = graphql`
  fragment StudyQuote on StudyQuote {
    text
    name
    role
  }
`;

export function StudyQuote({ quote }: { quote: Queries.StudyQuoteFragment }) {
  return (
    <figure className={styles.quote}>
      {/*
       * The quotation marks are part of the same string as the quote because a closing quotation mark in its
       * own text node would shift when the lines rewrap for the web font.
       */}
      <blockquote className={styles.sentence}>{`“${quote.text}”`}</blockquote>
      <figcaption className={styles.speaker}>{`${quote.name}, ${quote.role}`}</figcaption>
    </figure>
  );
}
