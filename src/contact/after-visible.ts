/**
 * Calls a function once the page has been continuously visible for the given time. For example, a message
 * that disappears after a few seconds is still there when a visitor returns from another tab.
 *
 * @returns A function that cancels the call.
 */
export function afterVisibleFor(milliseconds: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", restart);
  };
  const restart = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      stop();
      callback();
    }, milliseconds);
  };
  document.addEventListener("visibilitychange", restart);
  restart();
  return stop;
}
