import { useEffect, useState } from "react";
import { formatNumber } from "../numbers/numbers";
import { fillWords } from "../words/fill-words";
import * as styles from "./ContactForm.module.css";
import { LIMITS } from "./validation";

/** The counter shows at this many remaining characters or fewer. */
const SHOWN_FROM = 2_000;
/** Screen readers announce the counter at this many remaining characters or fewer. */
const ANNOUNCED_FROM = 500;
/** The pause in typing before the announcement, in milliseconds. */
const PAUSE_MS = 1_000;

interface MessageCounterProps {
  /** The `id` of the visible counter, which describes the field. */
  id: string;
  message: string;
  template: string;
}

/** Shows how many characters the message has left, once few remain. Beyond the limit, it is negative and red. */
export function MessageCounter({ id, message, template }: MessageCounterProps) {
  const left = LIMITS.message - message.trim().length;
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
