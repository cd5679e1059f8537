/**
 * Loads pages that a visitor is about to choose from, so that the chosen one shows at once: data, styles
 * and script of each, 4 to 12 KB. By itself Gatsby waits for three seconds or a finger on the link.
 * Not where visitors save data, or have a connection on which it would be in the way.
 *
 * @param hrefs links; those that lead out of the site are left alone
 */
export function loadAhead(hrefs: readonly string[]): void {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType?.endsWith("2g")) return;
  for (const href of hrefs) {
    if (href.startsWith("/")) window.___loader.hovering(href);
  }
}
