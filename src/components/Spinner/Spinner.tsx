import * as styles from "./Spinner.module.css";

/**
 * Renders a progress indicator of three moving lanes, 1em high, in the color of the surrounding text. It is
 * hidden from screen readers, so announce progress in a live region as well.
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
