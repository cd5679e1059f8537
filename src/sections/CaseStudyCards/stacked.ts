import type { Arrangement } from "./CaseStudyCards";
import * as styles from "./Stacked.module.css";

/**
 * A layout with one card per row and the picture next to the text. This layout has its own module so that
 * only the pages that use it load its CSS.
 */
export const stacked: Arrangement = {
  styles,
  sizes: "(width >= 82rem) 42rem, (width >= 62rem) 52vw, (width >= 48rem) 45vw, 92vw",
};
