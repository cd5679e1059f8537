import { graphql } from "gatsby";
import { Fragment } from "react";
import { CodeSample } from "../../components/CodeSample/CodeSample";
import { formatNumber } from "../../numbers";
import * as styles from "./ResultsTable.module.css";

export const resultsTableFragment = graphql`
  fragment ResultsTable on ResultsTable {
    title
    columns {
      run
      branch
      tests
      time
      outcome
    }
    rows {
      run
      branch
      tests
      time
      outcome
      note
      failure {
        error {
          ...CodeSample
        }
        history
      }
    }
    outcomes {
      passed
      failed
      running
    }
  }
`;

export function ResultsTable({ resultsTable }: { resultsTable: Queries.ResultsTableFragment }) {
  const { columns, rows, outcomes, title } = resultsTable;
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{columns.run}</th>
          <th scope="col">{columns.branch}</th>
          <th scope="col" className={styles.tests}>
            {columns.tests}
          </th>
          <th scope="col" className={styles.time}>
            {columns.time}
          </th>
          <th scope="col">{columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ run, branch, tests, time, outcome, note, failure }) => (
          <Fragment key={run}>
            <tr>
              <th scope="row">{run}</th>
              <td>
                <code className={styles.branch}>{branch}</code>
                {note && <span className={styles.note}>{note}</span>}
              </td>
              <td className={styles.tests}>{formatNumber(tests)}</td>
              <td className={styles.time}>{time}</td>
              <td>
                <span className={styles[outcome]}>{outcomes[outcome]}</span>
              </td>
            </tr>
            {failure && (
              <tr>
                <td colSpan={5}>
                  <div className={styles.failure}>
                    <CodeSample sample={failure.error} />
                    <div className={styles.history}>
                      <img
                        src="/images/drawing-history.svg"
                        width={240}
                        height={20}
                        alt=""
                        loading="lazy"
                      />
                      {failure.history}
                    </div>
                  </div>
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
