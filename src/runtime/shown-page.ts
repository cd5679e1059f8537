/** The path of the visible page. During navigation, the URL may already be that of the next page. */
let shownPath = globalThis.location?.pathname;

/** Checks whether the visible page matches the URL. */
export function isShown(): boolean {
  return shownPath === location.pathname;
}

/** Records the path of the new page. Call this after each navigation. */
export function setShownPath(path: string): void {
  // Update the path in a separate task, because React may still fail to render the new page.
  setTimeout(() => {
    shownPath = path;
  });
}

/**
 * Checks whether the HTML is that of the page that Gatsby is about to render. A host may answer any path with
 * Home's 404.html, even one such as `/contact//`, for which Gatsby shows the contact page. And if the visitor
 * goes back and forward during a reload, the URL changes after the host has answered.
 */
export function isServedPage(): boolean {
  const served = window.pagePath === "/404.html" ? "/" : window.pagePath;
  return window.___loader.loadPageSync(location.pathname)?.page?.path === served;
}
