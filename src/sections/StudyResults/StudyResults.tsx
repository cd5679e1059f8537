import { graphql } from "gatsby";
import { magnitude, percent } from "../../numbers";
import * as styles from "./StudyResults.module.css";

export const studyResultsFragment = graphql`
  fragment StudyResult on StudyResult {
    label
    before
    after
  }
  fragment StudyResultsWords on StudyWords {
    before
    after
  }
`;

interface StudyResultsProps {
  results: readonly Queries.StudyResultFragment[];
  /** The labels for the values before and after the project. */
  words: { before: string; after: string };
}

/**
 * The results of a project as values before and after the project. If both values of a result have
 * the same unit, bars show them to scale.
 */
export function StudyResults({ results, words }: StudyResultsProps) {
  return (
    <dl className={styles.results}>
      {results.map(({ label, before, after }) => {
        const sizes = [magnitude(before), magnitude(after)] as const;
        const whole = Math.max(...sizes.map((size) => size ?? Number.NaN));
        const bar = (size = 0) =>
          whole > 0 && (
            <span aria-hidden="true" className={styles.track}>
              <svg className={styles.bar} width={percent(size / whole)} />
            </span>
          );
        return (
          <div key={label} className={styles.result}>
            <dt>{label}</dt>
            <dd className={styles.before}>
              {words.before} <strong className={styles.figure}>{before}</strong>
              {bar(sizes[0])}
            </dd>
            <dd className={styles.after}>
              {words.after} <strong className={styles.figure}>{after}</strong>
              {bar(sizes[1])}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
