import { graphql } from "gatsby";
import { percent } from "../../numbers/percent";
import { classList } from "../../styles/class-list";
import * as styles from "./Timeline.module.css";

export const timelineFragment = graphql`
  fragment Timeline on Timeline {
    title
    length
    rows {
      label
      from
      to
      duration
      tone
    }
    note
  }
`;

/**
 * What happens when: a few lanes on one scale, each with a bar. The words beside the bars say the
 * same. SVG for its width attribute: a style attribute would need a hash in the policy.
 */
export function Timeline({ timeline }: { timeline: Queries.TimelineFragment }) {
  const { title, length, rows, note } = timeline;
  return (
    <figure className={styles.timeline}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.rows}>
        {rows.map(({ label, from, to, duration, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.duration}>{duration}</dd>
            <dd aria-hidden="true" className={styles.track}>
              {from > 0 && <svg width={percent(from / length)} />}
              <svg
                className={classList(styles.bar, tone ? styles[tone] : undefined)}
                width={percent((to - from) / length)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}
