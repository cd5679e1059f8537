import { graphql } from "gatsby";
import { magnitude, percent } from "../../numbers";
import * as styles from "./Timeline.module.css";

export const timelineFragment = graphql`
  fragment Timeline on Timeline {
    title
    rows {
      label
      duration
    }
    note
  }
`;

/**
 * Durations as bars with a common scale, on a dark background. Each bar starts where the one above it ends. The bars
 * are SVG elements because their width can be an attribute, whereas a style attribute would need a hash in the Content
 * Security Policy.
 */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { title, rows, note } = timeline;
  let end = 0;
  const bars = rows.map((row) => {
    const start = end;
    end += magnitude(row.duration) ?? 0;
    return { ...row, start, seconds: end - start };
  });
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.rows}>
        {bars.map(({ label, duration, start, seconds }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.duration}>{duration}</dd>
            <dd aria-hidden="true" className={styles.track}>
              {start > 0 && <svg width={percent(start / end)} />}
              <svg className={styles.bar} width={percent(seconds / end)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
