import { graphql } from "gatsby";
import * as styles from "./EngagementWeeks.module.css";

export const engagementPhaseFragment = graphql`
  fragment EngagementPhase on EngagementPhase {
    label
    weeks
  }
`;

interface EngagementWeeksProps {
  phases: readonly Queries.EngagementPhaseFragment[];
}

/**
 * The weeks of an engagement as a strip. The strip is a table because the width of a cell can be an attribute,
 * whereas a style attribute would need a hash in the Content Security Policy.
 */
export function EngagementWeeks({ phases }: EngagementWeeksProps) {
  const weeks = phases.flatMap(({ weeks: length }) => Array.from({ length }));
  // Phones have room for twelve numbers.
  const step = Math.ceil(weeks.length / 12);
  return (
    <table className={styles.weeks}>
      <thead>
        <tr>
          {phases.map(({ label, weeks: length }) => (
            <th key={label} scope="colgroup" colSpan={length} className={styles.phase}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {weeks.map((_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are numbers
            <td key={week}>{(week + 1) % step === 0 && week + 1}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
