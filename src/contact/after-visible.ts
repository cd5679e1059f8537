/**
 * Calls a function once the page has been continuously visible for a certain time. For example, a message
 * that is hidden this way is still there when a visitor comes back from another tab.
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
