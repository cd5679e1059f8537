import type { FieldValues } from "./validation";

/** How long to wait for an answer from another tab, in milliseconds. */
const ANSWER_MS = 300;

const QUESTION = "being sent?";
const YES = "yes";

/**
 * Opens a channel that is specific to these values, so that tabs with different values don't answer. Returns
 * undefined if the browser doesn't support channels or throws an error, as Firefox does when storage is
 * denied.
 */
function openChannel(values: FieldValues): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`contact-form ${JSON.stringify(values)}`);
  } catch {
    return undefined;
  }
}

/**
 * Starts responding to other tabs that ask whether these values are being sent. Returns a function that stops
 * responding.
 */
export function answerOtherTabs(values: FieldValues): () => void {
  const channel = openChannel(values);
  if (!channel) return () => {};
  channel.onmessage = ({ data }) => {
    if (data === QUESTION) channel.postMessage(YES);
  };
  return () => channel.close();
}

/**
 * Asks the other tabs whether one of them is sending these values, and passes the answer to a callback. A tab
 * that was opened from another tab starts with a copy of that tab's draft. The original tab may still be
 * submitting that draft. Returns a function that stops waiting for answers.
 */
export function askOtherTabs(
  values: FieldValues,
  onAnswer: (isBeingSent: boolean) => void,
): () => void {
  const channel = openChannel(values);
  if (!channel) {
    onAnswer(false);
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    channel.close();
  };
  const settle = (isBeingSent: boolean) => {
    stop();
    onAnswer(isBeingSent);
  };
  const timer = setTimeout(() => settle(false), ANSWER_MS);
  channel.onmessage = ({ data }) => {
    if (data === YES) settle(true);
  };
  channel.postMessage(QUESTION);
  return stop;
}
