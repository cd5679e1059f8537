/** The path of the visible page. During navigation, the URL may already be that of the next page. */
let shownPath = globalThis.location?.pathname;

export function isShown(): boolean {
  return shownPath === location.pathname;
}

export function setShownPath(path: string): void {
  // Update the path in a separate task, because React may still fail to render the new page.
  setTimeout(() => {
    shownPath = path;
  });
}

/**
 * Undefined if the page isn't loaded. A host may serve any path with Home's 404.html, and the URL may change
 * during a reload.
 */
export function isServedPage(): boolean | undefined {
  const shown = window.___loader.loadPageSync(location.pathname)?.page?.path;
  return shown === undefined
    ? undefined
    : shown === (window.pagePath === "/404.html" ? "/" : window.pagePath);
}
