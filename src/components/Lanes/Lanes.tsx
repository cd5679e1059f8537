import * as styles from "./Lanes.module.css";

/**
 * The available drawings, which are SVG files in static/images: the brand lanes, and drawings about
 * individual pages' topics.
 */
export type LanesDrawing =
  | "shape-background"
  | "band-race"
  | "band-weeks"
  | "band-price"
  | "band-growth"
  | "band-question";

/**
 * Renders a decorative drawing beside the text of a dark block, or below it on narrow screens. The block must
 * be a positioned element and set --lanes. The drawing never overlaps the text, so it doesn't affect the
 * text's contrast.
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
