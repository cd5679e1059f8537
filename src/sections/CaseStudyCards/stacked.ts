import type { Arrangement } from "./CaseStudyCards";
import * as styles from "./Stacked.module.css";

/** One card per row, with picture and text side by side. Separate for the same reason as side-by-side.ts. */
export const stacked: Arrangement = {
  styles,
  sizes: "(width >= 82rem) 42rem, (width >= 62rem) 52vw, (width >= 48rem) 45vw, 92vw",
};
