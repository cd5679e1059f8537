import * as styles from "./Lanes.module.css";

/** What stands beside the words, a file of static/images each: the brand's lanes, or what a page is about. */
export type LanesDrawing =
  | "shape-background"
  | "band-race"
  | "band-weeks"
  | "band-price"
  | "band-growth"
  | "band-question";

/**
 * A drawing on the free side of a block of words on ink, on a narrow screen below them (design: shape
 * background). Decorative; the block must be positioned and set --lanes. It stands beside the words rather
 * than behind them, so that their contrast stays what it is.
 */
export function Lanes({ drawing }: { drawing: LanesDrawing }) {
  return (
    <img
      className={styles.lanes}
      src={`/images/${drawing}.svg`}
      width={1400}
      height={576}
      alt=""
      loading="lazy"
    />
  );
}
