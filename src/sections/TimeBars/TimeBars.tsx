import { graphql } from "gatsby";
import { secondsIn } from "../../numbers/duration";
import { percent } from "../../numbers/percent";
import * as styles from "./TimeBars.module.css";

export const timeBarsFragment = graphql`
  fragment TimeBar on TimeBar {
    label
    duration
  }
`;

/** Two durations as bars on one scale, each as long as the words beside it say. */
export function TimeBars({ bars }: { bars: readonly Queries.TimeBarFragment[] }) {
  const drawn = bars.map((bar) => ({ ...bar, seconds: secondsIn(bar.duration) }));
  const longest = Math.max(...drawn.map(({ seconds }) => seconds));
  return (
    <dl className={styles.bars}>
      {drawn.map(({ label, seconds, duration }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.duration}>{duration}</dd>
          <dd aria-hidden="true" className={styles.track}>
            {/* SVG for its width attribute: a style attribute would need a hash in the policy. */}
            <svg
              className={seconds === longest ? styles.slow : styles.fast}
              width={percent(seconds / longest)}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
