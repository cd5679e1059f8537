/**
 * Calls back once the tab has been visible for a time, and returns a function that cancels it. Hidden time
 * doesn't count, so a visitor who returns from another tab still sees the message.
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
