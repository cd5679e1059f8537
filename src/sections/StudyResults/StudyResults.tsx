import { graphql } from "gatsby";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./StudyResults.module.css";

export const studyResultsFragment = graphql`
  fragment StudyResults on CaseStudy {
    title
    results {
      label
      before
      after
    }
  }
  fragment StudyResultsWords on StudyWords {
    before
    after
    counted
  }
`;

interface StudyResultsProps {
  study: Queries.StudyResultsFragment;
  words: Queries.StudyResultsWordsFragment;
}

/** What a case study changed: three figures before and after. */
export function StudyResults({ study, words }: StudyResultsProps) {
  return (
    <table className={styles.results} aria-label={study.title}>
      <thead>
        <tr>
          <th scope="col">{words.counted}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {study.results.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td className={styles.after}>
              <Icon name="arrow_right" className={styles.arrow} />
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
