import { graphql } from "gatsby";
import { percent } from "../../numbers/percent";
import * as styles from "./Course.module.css";

export const courseFragment = graphql`
  fragment Course on Course {
    title
    length
    rows {
      label
      from
      to
      reading
      tone
    }
    note
  }
`;

/**
 * What happens when: a few lanes on one scale, each with a bar. The words beside the bars say the
 * same. SVG for its width attribute: a style attribute would need a hash in the policy.
 */
export function Course({ course }: { course: Queries.CourseFragment }) {
  const { title, length, rows, note } = course;
  return (
    <figure className={styles.course}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.rows}>
        {rows.map(({ label, from, to, reading, tone }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.reading}>{reading}</dd>
            <dd aria-hidden="true" className={styles.track}>
              {from > 0 && <svg width={percent(from / length)} />}
              <svg
                className={tone ? `${styles.bar} ${styles[tone]}` : styles.bar}
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
