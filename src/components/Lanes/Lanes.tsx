import * as styles from "./Lanes.module.css";

/**
 * The brand's lanes on the free side of a block of words on ink, on a narrow screen below them
 * (design: shape background). Decorative; the block must be positioned and set --lanes. It stands
 * beside the words rather than behind them, so that their contrast stays what it is.
 */
export function Lanes() {
  return <div aria-hidden="true" className={styles.lanes} />;
}
