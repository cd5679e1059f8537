import { useLayoutEffect, useRef } from "react";
import { Icon } from "../Icon/Icon";
import * as styles from "./BackToTop.module.css";
import { scrollToTop } from "./scroll-to-top";
import { useScrolledPast } from "./useScrolledPast";

/** The scroll position, in pixels, beyond which the button appears (specification, section 9). */
const SHOWN_PAST = 170;

interface BackToTopProps {
  label: string;
  focusId: string;
}

export function BackToTop({ label, focusId }: BackToTopProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useScrolledPast(SHOWN_PAST);
  const moveFocus = () => document.getElementById(focusId)?.focus({ preventScroll: true });

  // If the button kept focus while hidden, pressing Tab would continue from the end of the page.
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
