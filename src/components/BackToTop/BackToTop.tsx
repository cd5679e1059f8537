import { useScrolledPast } from "../../hooks/useScrolledPast";
import { Icon } from "../Icon/Icon";
import * as styles from "./BackToTop.module.css";
import { scrollToTop } from "./scroll-to-top";

/** How far the page must be scrolled for the button to show (specification, section 9). */
const SHOWN_PAST = 170;

/** The button that scrolls the page to its top; hidden, and out of the tab order, near the top. */
export function BackToTop({ label }: { label: string }) {
  const shown = useScrolledPast(SHOWN_PAST);
  return (
    <button type="button" className={styles.button} hidden={!shown} onClick={() => scrollToTop()}>
      <Icon name="arrow_up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
