import type { FieldValues } from "./validation";

/** How long another tab may take to answer, in milliseconds. */
const ANSWER_MS = 300;

const CHANNEL = "contact-form";
const YES = "yes";

/** Tells other tabs that ask for it that a form is being sent. Returns what ends it. */
export function answerWhileSending(values: FieldValues): () => void {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === JSON.stringify(values)) channel.postMessage(YES);
  };
  return () => channel.close();
}

/**
 * Calls back unless another tab is just sending these values. A tab that was opened by another begins
 * with a copy of its draft, of which it can't know by itself that somebody still waits for the answer.
 * Returns what ends the asking.
 */
export function unlessBeingSent(values: FieldValues, act: () => void): () => void {
  if (!("BroadcastChannel" in window)) {
    act();
    return () => {};
  }
  const channel = new BroadcastChannel(CHANNEL);
  const stop = () => {
    clearTimeout(timer);
    channel.close();
  };
  const timer = setTimeout(() => {
    stop();
    act();
  }, ANSWER_MS);
  channel.onmessage = ({ data }) => {
    if (data === YES) stop();
  };
  channel.postMessage(JSON.stringify(values));
  return stop;
}
