import * as styles from "./Spinner.module.css";

/**
 * Three lanes at work: something is under way. One em high, in the colour of the text around it,
 * and hidden from screen readers, which are told by a live region.
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
