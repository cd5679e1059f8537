import * as styles from "./Pipeline.module.css";

/** The vertical positions of the lanes, whose middle one is also the line into and out of the lanes. */
const LANES = [10, 30, 50, 70, 90];
const MIDDLE = 50;

/** A pipeline as one frame. The stop that is ours splits into lanes and joins again. */
export function Pipeline({ way }: { way: Queries.WayFragment }) {
  const { title, stops, ours, note } = way;
  return (
    <figure className={styles.frame} aria-label={title}>
      <figcaption>
        <strong className={styles.title}>{title}</strong> {note}
      </figcaption>
      <ol className={styles.stops}>
        {stops.map((stop, index) =>
          index + 1 === ours ? (
            <li key={stop} className={styles.ours}>
              <svg aria-hidden="true" viewBox="0 0 200 100" preserveAspectRatio="none">
                {LANES.map((lane) => (
                  <path
                    key={lane}
                    d={`M0 ${MIDDLE}C25 ${MIDDLE} 20 ${lane} 45 ${lane}h110C180 ${lane} 175 ${MIDDLE} 200 ${MIDDLE}`}
                  />
                ))}
                <path
                  className={styles.lanes}
                  d={LANES.map((lane) => `M50 ${lane}h100`).join("")}
                />
              </svg>
              {stop}
            </li>
          ) : (
            <li key={stop} className={styles.stop}>
              {stop}
            </li>
          ),
        )}
      </ol>
    </figure>
  );
}
