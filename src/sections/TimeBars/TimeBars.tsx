import { graphql } from "gatsby";
import { percent } from "../../numbers/percent";
import * as styles from "./TimeBars.module.css";

export const timeBarsFragment = graphql`
  fragment TimeBar on TimeBar {
    label
    minutes
    duration
  }
`;

/** Two durations as bars on one scale. The words beside them say the same. */
export function TimeBars({ bars }: { bars: readonly Queries.TimeBarFragment[] }) {
  const longest = Math.max(...bars.map(({ minutes }) => minutes));
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, minutes, duration }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.duration}>{duration}</dd>
          <dd aria-hidden="true" className={styles.track}>
            {/* SVG for its width attribute: a style attribute would need a hash in the policy. */}
            <svg
              className={minutes === longest ? styles.slow : styles.fast}
              width={percent(minutes / longest)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
