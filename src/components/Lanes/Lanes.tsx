import * as styles from "./Lanes.module.css";

/** The drawings, each an SVG in static/images: the brand's lanes, or one about a page's topic. */
export type LanesDrawing =
  | "shape-background"
  | "band-race"
  | "band-weeks"
  | "band-price"
  | "band-growth"
  | "band-question";

/**
 * A drawing beside a dark text block, or below the text on narrow screens (design: shape background).
 * Decorative. The block must be positioned and set --lanes. The drawing never overlaps the text, so the text's
 * contrast doesn't change.
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
