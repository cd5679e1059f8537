import { graphql } from "gatsby";
import { percent } from "../../numbers/percent";
import { secondsIn } from "../../numbers/seconds";
import * as styles from "./TimeBars.module.css";

export const timeBarsFragment = graphql`
  fragment TimeBar on TimeBar {
    label
    duration
  }
`;

/** Two durations as bars on one scale, each as long as the words beside it say. */
export function TimeBars({ bars }: { bars: readonly Queries.TimeBarFragment[] }) {
  const longest = Math.max(...bars.map(({ duration }) => secondsIn(duration)));
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, duration }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.duration}>{duration}</dd>
          <dd aria-hidden="true" className={styles.track}>
            {/* SVG for its width attribute: a style attribute would need a hash in the policy. */}
            <svg
              className={secondsIn(duration) === longest ? styles.slow : styles.fast}
              width={percent(secondsIn(duration) / longest)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
