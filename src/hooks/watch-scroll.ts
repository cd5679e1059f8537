/**
 * Tells how far the page is scrolled, in pixels: in the next frame, and whenever that changes. Not at once,
 * since to read it then has the browser lay the page out in the midst of what changes it, such as hydration.
 *
 * @returns what ends it
 */
export function watchScroll(note: (top: number) => void): () => void {
  const read = () => note(window.scrollY);
  const first = requestAnimationFrame(read);
  window.addEventListener("scroll", read, { passive: true });
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener("scroll", read);
  };
}
