import { useEffect, useState } from "react";
import { formatNumber } from "../numbers/numbers";
import { fillWords } from "../words/fill-words";
import * as styles from "./ContactForm.module.css";
import { LIMITS } from "./validation";

/** From this many characters left on, the number is shown. */
const SHOWN_FROM = 2_000;
/** From this many on, screen readers are told as well. */
const ANNOUNCED_FROM = 500;
/** How long typing must rest before they are. */
const PAUSE_MS = 1_000;

interface MessageCounterProps {
  /** Of what is seen, which describes the field; what is told besides says the same. */
  id: string;
  message: string;
  template: string;
}

/** How many characters of the message still fit, once few do; negative, and marked, beyond the limit. */
export function MessageCounter({ id, message, template }: MessageCounterProps) {
  const left = LIMITS.message - message.trim().length;
  const text = left <= SHOWN_FROM ? fillWords(template, { left: formatNumber(left) }) : "";
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const news = left <= ANNOUNCED_FROM ? text : "";
    const timer = setTimeout(() => setAnnounced(news), PAUSE_MS);
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
