import { useLayoutEffect, useRef } from "react";
import { useScrolledPast } from "../../hooks/useScrolledPast";
import { Icon } from "../Icon/Icon";
import * as styles from "./BackToTop.module.css";
import { scrollToTop } from "./scroll-to-top";

/** The button shows beyond this scroll position, in pixels (specification, section 9). */
const SHOWN_PAST = 170;

interface BackToTopProps {
  label: string;
  /** The `id` of the element that gets the focus after a press, or when the focused button hides. */
  focusId: string;
}

/** A button that scrolls the page to the top. Near the top it is hidden and not in the tab order. */
export function BackToTop({ label, focusId }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useScrolledPast(SHOWN_PAST);
  const moveFocus = () => document.getElementById(focusId)?.focus({ preventScroll: true });

  // If a focused button disappears, the next Tab would continue from the end of the page.
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
