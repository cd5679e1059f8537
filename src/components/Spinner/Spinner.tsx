import * as styles from "./Spinner.module.css";

/**
 * Renders a spinner of three moving lanes, 1em high, in the color of the surrounding text. Screen readers
 * ignore the spinner, so announce progress in a live region as well.
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
