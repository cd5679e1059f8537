import type { FieldValues } from "./validation";

/** How long another tab may take to answer, in milliseconds. */
const ANSWER_MS = 300;

const QUESTION = "being sent?";
const YES = "yes";

/**
 * The channel of these values alone, lest an answer about others be heard on it. None where there are no channels; Firefox throws where a site may not store anything.
 */
function openChannel(values: FieldValues): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`contact-form ${JSON.stringify(values)}`);
  } catch {
    return undefined;
  }
}

/** Tells other tabs that ask for it that a form is being sent. Returns what ends it. */
export function answerWhileSending(values: FieldValues): () => void {
  const channel = openChannel(values);
  if (!channel) return () => {};
  channel.onmessage = ({ data }) => {
    if (data === QUESTION) channel.postMessage(YES);
  };
  return () => channel.close();
}

/**
 * Calls back with whether another tab is just sending these values. A tab that was opened by another
 * begins with a copy of its draft, of which it can't know by itself that somebody still waits for the
 * answer. Returns what ends the asking.
 */
export function askIfBeingSent(
  values: FieldValues,
  hear: (isBeingSent: boolean) => void,
): () => void {
  const channel = openChannel(values);
  if (!channel) {
    hear(false);
    return () => {};
  }
  const stop = () => {
    clearTimeout(timer);
    channel.close();
  };
  const settle = (isBeingSent: boolean) => {
    stop();
    hear(isBeingSent);
  };
  const timer = setTimeout(() => settle(false), ANSWER_MS);
  channel.onmessage = ({ data }) => {
    if (data === YES) settle(true);
  };
  channel.postMessage(QUESTION);
  return stop;
}
