import { graphql } from "gatsby";
import { secondsIn } from "../../numbers/duration";
import { percent } from "../../numbers/percent";
import { classList } from "../../styles/class-list";
import * as styles from "./Timeline.module.css";

export const timelineFragment = graphql`
  fragment Timeline on Timeline {
    title
    inTurn
    rows {
      label
      duration
      tone
    }
    note
  }
`;

/**
 * What takes how long: a few lanes on one scale, each with a bar as long as the words beside it say.
 * SVG for its width attribute: a style attribute would need a hash in the policy.
 */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { title, inTurn, rows, note } = timeline;
  let end = 0;
  const bars = rows.map((row) => {
    const start = inTurn ? end : 0;
    const seconds = secondsIn(row.duration);
    end = Math.max(end, start + seconds);
    return { ...row, start, seconds };
  });
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.rows}>
        {bars.map(({ label, start, seconds, duration, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.duration}>{duration}</dd>
            <dd aria-hidden="true" className={styles.track}>
              {start > 0 && <svg width={percent(start / end)} />}
              <svg
                className={classList(styles.bar, tone ? styles[tone] : undefined)}
                width={percent(seconds / end)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
