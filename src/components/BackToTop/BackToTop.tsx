import { useLayoutEffect, useRef } from "react";
import { useScrolledPast } from "../../hooks/useScrolledPast";
import { Icon } from "../Icon/Icon";
import * as styles from "./BackToTop.module.css";
import { scrollToTop } from "./scroll-to-top";

/** How far the page must be scrolled for the button to show (specification, section 9). */
const SHOWN_PAST = 170;

interface BackToTopProps {
  label: string;
  /** The `id` of what takes the focus when the button is pressed, or hidden while it has it. */
  focusId: string;
}

/** The button that scrolls the page to its top; hidden, and out of the tab order, near the top. */
export function BackToTop({ label, focusId }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useScrolledPast(SHOWN_PAST);
  const moveFocus = () => document.getElementById(focusId)?.focus({ preventScroll: true });

  // Lost with the button, the focus would leave the next Tab at the page's end.
  useLayoutEffect(() => {
    if (!shown && document.activeElement === button.current) moveFocus();
  });

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      hidden={!shown}
      onClick={() => {
        scrollToTop();
        moveFocus();
      }}
    >
      <Icon name="arrow_up" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
