import { graphql } from "gatsby";
import { percent } from "../../numbers/percent";
import { secondsIn } from "../../numbers/seconds";
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

/** Named one by one, since `styles[tone]` would ship the name of every class. */
const TONES = { counted: styles.counted, serial: styles.serial };

/**
 * What takes how long: a few lanes on one scale, each with a bar as long as the words beside it say.
 * SVG for its width attribute: a style attribute would need a hash in the policy.
 */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { title, inTurn, rows, note } = timeline;
  let end = 0;
  const starts = rows.map(({ duration }) => {
    const start = inTurn ? end : 0;
    end = Math.max(end, start + secondsIn(duration));
    return start;
  });
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.rows}>
        {rows.map(({ label, duration, tone }, row) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.duration}>{duration}</dd>
            <dd aria-hidden="true" className={styles.track}>
              {starts[row] ? <svg width={percent(starts[row] / end)} /> : null}
              <svg
                className={classList(styles.bar, tone ? TONES[tone] : undefined)}
                width={percent(secondsIn(duration) / end)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
