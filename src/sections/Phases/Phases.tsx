import { graphql } from "gatsby";
import * as styles from "./Phases.module.css";

export const phasesFragment = graphql`
  fragment Phase on Phase {
    label
    weeks
  }
`;

interface PhasesProps {
  phases: readonly Queries.PhaseFragment[];
}

/**
 * The weeks of an engagement as a strip. The strip is a table because the width of a cell can be an attribute,
 * whereas a style attribute would need a hash in the Content Security Policy.
 */
export function Phases({ phases }: PhasesProps) {
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
