import { useEffect, useState } from "react";
import { formatNumber } from "../numbers";
import { fillWords } from "../words";
import * as styles from "./ContactForm.module.css";
import { clean, LIMITS } from "./validation";

/** The counter appears when this many characters or fewer remain. */
const SHOWN_FROM = 2_000;
/** Screen readers announce the counter when this many characters or fewer remain. */
const ANNOUNCED_FROM = 500;
/** How long typing must pause before the announcement, in milliseconds. */
const PAUSE_MS = 1_000;

interface MessageCounterProps {
  /** The `id` of the visible counter, which the field's `aria-describedby` refers to. */
  id: string;
  message: string;
  template: string;
}

/**
 * The number of remaining characters, which appears when the message gets close to its limit. The number is
 * negative and red if the message is too long.
 */
export function MessageCounter({ id, message, template }: MessageCounterProps) {
  const left = LIMITS.message - clean("message", message).length;
  const text = left <= SHOWN_FROM ? fillWords(template, { left: formatNumber(left) }) : "";
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const announcement = left <= ANNOUNCED_FROM ? text : "";
    const timer = setTimeout(() => setAnnounced(announcement), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [left, text]);

  return (
    <>
      <span id={id} className={left < 0 ? styles.tooLong : undefined}>
        {text}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  );
}
