/**
 * Does something once the page has been in sight for a while without a break, so that nobody misses
 * what is shown until then.
 *
 * @param milliseconds for how long
 * @returns has it not be done any more
 */
export function onceSeen(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", count);
  };
  const count = () => {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => {
      stop();
      act();
    }, milliseconds);
  };
  document.addEventListener("visibilitychange", count);
  count();
  return stop;
}
