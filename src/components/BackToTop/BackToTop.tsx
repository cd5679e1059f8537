import { useLayoutEffect, useRef } from "react";
import { useScrolledPast } from "../../hooks/useScrolledPast";
import { Icon } from "../Icon/Icon";
import * as styles from "./BackToTop.module.css";
import { scrollToTop } from "./scroll-to-top";

/** The button appears when the page is scrolled past this position, in pixels (specification, section 9). */
const SHOWN_PAST = 170;

interface BackToTopProps {
  label: string;
  /**
   * The `id` of the element to focus after the button is pressed, or after it is hidden while it has focus.
   */
  focusId: string;
}

/**
 * Renders a button that scrolls the page to the top. Near the top, the button is hidden and can't be focused.
 */
export function BackToTop({ label, focusId }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useScrolledPast(SHOWN_PAST);
  const moveFocus = () => document.getElementById(focusId)?.focus({ preventScroll: true });

  // If a hidden button kept the focus, the next Tab press would continue from the end of the page.
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
