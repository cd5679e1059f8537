import type { Arrangement } from "./CaseStudyCards";
import * as styles from "./SideBySide.module.css";

/**
 * A layout with two cards side by side. This layout has its own module so that only the pages that use it
 * load its CSS.
 */
export const sideBySide: Arrangement = {
  styles,
  sizes: "(width >= 82rem) 36rem, (width >= 40rem) 45vw, 90vw",
};
