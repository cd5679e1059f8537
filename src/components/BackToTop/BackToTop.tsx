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

  // Browsers take the focus from the button as soon as React hides it, so look before that.
  const hadFocus = button.current !== null && document.activeElement === button.current;

  // Otherwise, pressing Tab would continue from the end of the page.
  useLayoutEffect(() => {
    if (!shown && hadFocus) moveFocus();
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
