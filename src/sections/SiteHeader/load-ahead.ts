/**
 * Prefetches the pages of an open menu, so that the chosen one appears immediately: 4 to 12 KB each. Gatsby
 * would wait for three seconds or a touch on the link. Does nothing with data saver or on a slow connection.
 *
 * @param hrefs links; external ones are ignored
 */
export function loadAhead(hrefs: readonly string[]): void {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  for (const href of hrefs) {
    if (href.startsWith("/")) window.___loader.hovering(href);
  }
}
