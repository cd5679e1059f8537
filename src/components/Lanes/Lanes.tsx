import * as styles from "./Lanes.module.css";

/** The available drawings, which are SVG files in static/images. */
export type LanesDrawing =
  | "shape-background"
  | "band-race"
  | "band-weeks"
  | "band-price"
  | "band-growth"
  | "band-question";

/**
 * Renders a decorative drawing beside the text of a dark block, or below the text on narrow screens. The
 * block must be a positioned element and set --lanes. The drawing never overlaps the text, so the contrast of
 * the text isn't affected.
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
