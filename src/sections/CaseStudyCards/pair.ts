import type { Arrangement } from "./CaseStudyCards";
import * as styles from "./CaseStudyPair.module.css";

/** Two cards side by side. In a file of its own, so that only the page that has it gets its CSS. */
export const pair: Arrangement = {
  styles,
  sizes: "(width >= 82rem) 36rem, (width >= 40rem) 45vw, 90vw",
};
