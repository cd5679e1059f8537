import { Announced } from "../components/Announced/Announced";
import { formatNumber } from "../numbers";
import { fillTemplate } from "../words";
import { clean, LIMITS } from "./validation";

const SHOWN_FROM = 2_000;
const ANNOUNCED_FROM = 500;
const PAUSE_MS = 1_000;

interface MessageCounterProps {
  id: string;
  message: string;
  template: string;
}

/** Appears when the message gets close to its limit. If it is too long, the number is negative and red. */
export function MessageCounter({ id, message, template }: MessageCounterProps) {
  const left = LIMITS.message - clean("message", message).length;
  const text = left <= SHOWN_FROM ? fillTemplate(template, { left: formatNumber(left) }) : "";
  return (
    <>
      <span id={id} className={left < 0 ? "mistake" : undefined}>
        {text}
      </span>
      <Announced text={left <= ANNOUNCED_FROM ? text : ""} pause={PAUSE_MS} />
    </>
  );
}
