import * as styles from "./Spinner.module.css";

/**
 * A progress indicator of three moving lanes, 1em high, in the color of the surrounding text. It is hidden
 * from screen readers; use a live region for them.
 */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <span className={styles.lane} />
      <span className={styles.lane} />
      <span className={styles.lane} />
    </span>
  );
}
