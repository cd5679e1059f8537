import type { Arrangement } from "./CaseStudyCards";
import * as styles from "./CaseStudyRows.module.css";

/** A row for each card, with picture and words in it. In a file of its own, like `pair`. */
export const rows: Arrangement = {
  styles,
  sizes: "(width >= 82rem) 42rem, (width >= 62rem) 52vw, (width >= 48rem) 45vw, 92vw",
};
