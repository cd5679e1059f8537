import { graphql } from "gatsby";
import { magnitude, percent } from "../../numbers";
import * as styles from "./Results.module.css";

export const resultsFragment = graphql`
  fragment StudyResult on StudyResult {
    label
    before
    after
  }
  fragment ResultsWords on StudyWords {
    before
    after
  }
`;

interface ResultsProps {
  results: readonly Queries.StudyResultFragment[];
  words: { before: string; after: string };
}

/** If both values of a result have the same unit, two bars show them on a common scale: before, then after. */
export function Results({ results, words }: ResultsProps) {
  return (
    <dl className={styles.results}>
      {results.map(({ label, before, after }) => {
        const sizes = [magnitude(before), magnitude(after)].map((size) => size ?? Number.NaN);
        // The shorter bar is still visible.
        const [from = 0, to = 0] = sizes.map((size) => Math.max(0.01, size / Math.max(...sizes)));
        return (
          <div key={label} className={styles.result}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <span className="visually-hidden">{`${words.before}: `}</span>
              {`${before} → `}
              <span className="visually-hidden">{`${words.after}: `}</span>
              <strong className={styles.after}>{after}</strong>
              {from + to > 0 && (
                <svg className={styles.track} aria-hidden="true">
                  <rect width={percent(from)} height="5" />
                  <rect y="7" width={percent(to)} height="5" className={styles.to} />
                </svg>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
