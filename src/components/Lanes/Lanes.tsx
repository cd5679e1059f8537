import * as styles from "./Lanes.module.css";

/**
 * The brand's lanes on the free side of a block of words on ink (design: shape background).
 * Decorative; the block must be positioned. It stands beside the words rather than behind them, so
 * that their contrast stays what it is.
 */
export function Lanes() {
  return <div aria-hidden="true" className={styles.lanes} />;
}
