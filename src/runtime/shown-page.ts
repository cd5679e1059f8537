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
 * Returns whether the HTML is that of the page that Gatsby is about to render, or undefined if that page isn't
 * loaded. A host may answer any path with Home's 404.html, even one such as `/contact//`, for which Gatsby
 * shows the contact page. And the URL may change during a reload, if the visitor goes back and forward.
 */
export function isServedPage(): boolean | undefined {
  const shown = window.___loader.loadPageSync(location.pathname)?.page?.path;
  return shown === undefined
    ? undefined
    : shown === (window.pagePath === "/404.html" ? "/" : window.pagePath);
}
