import { graphql } from "gatsby";
import { magnitude, percent } from "../../numbers";
import { classList } from "../../styles/class-list";
import * as styles from "./Timeline.module.css";

export const timelineFragments = graphql`
  fragment TimeRow on TimelineRow {
    label
    duration
    tone
  }
  fragment Timeline on Timeline {
    title
    inTurn
    rows {
      ...TimeRow
    }
    note
  }
`;

/**
 * The classes are named explicitly because `styles[tone]` would add the names of all classes to the bundle.
 */
const TONES = { counted: styles.counted, serial: styles.serial };

interface TimeRowsProps {
  rows: readonly Queries.TimeRowFragment[];
  /** Whether each bar starts where the one above it ends. */
  inTurn?: boolean | null;
  className?: string | undefined;
}

/**
 * Durations as bars with a common scale, on a dark background. The bars are SVG elements because
 * their width can be an attribute, whereas a style attribute would need a hash in the Content Security
 * Policy.
 */
export function TimeRows({ rows, inTurn, className }: TimeRowsProps) {
  let end = 0;
  const bars = rows.map((row) => {
    const start = inTurn ? end : 0;
    const seconds = magnitude(row.duration) ?? 0;
    end = Math.max(end, start + seconds);
    return { ...row, start, seconds };
  });
  return (
    <dl className={classList(styles.rows, className)}>
      {bars.map(({ label, duration, tone, start, seconds }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={styles.duration}>{duration}</dd>
          <dd aria-hidden="true" className={styles.track}>
            {start > 0 && <svg width={percent(start / end)} />}
            <svg
              className={classList(styles.bar, tone ? TONES[tone] : undefined)}
              width={percent(seconds / end)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { title, inTurn, rows, note } = timeline;
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{title}</figcaption>
      <TimeRows rows={rows} inTurn={inTurn} />
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
