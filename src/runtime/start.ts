/*
 * The start of a page, in this order:
 * 1. The host sends the page as HTML that is complete without scripts. Gatsby's scripts are in a `<template>` at its
 *    end (gatsby-ssr.tsx), so that the browser doesn't fetch them yet.
 * 2. This inline script in the head marks the document. Until step 6, it reloads the page if Back changes only the URL.
 * 3. When the page has been painted and the browser is idle, or when the visitor first interacts with the page, this
 *    script moves Gatsby's scripts into the document.
 * 4. start-app.ts normalizes the URL, then starts React and Gatsby in two tasks.
 * 5. Gatsby loads the page's data and calls gatsby-browser.tsx, which adds the timeout for links (navigate.ts).
 * 6. hydrate.tsx hydrates the page in slices. When it is done, Gatsby's router handles links and history.
 * If React stops in step 6 or later, stop.ts keeps the page usable.
 *
 * In: the template, whose attribute is the page's path. Out: `window.pagePath` and the scripts in the document.
 * Never: a script before the first paint that the visitor didn't ask for, or a script that starts twice.
 */

declare global {
  interface Navigator {
    /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    pagePath?: string | undefined;
  }
}

/** How long the loading flag stays set (specification, section 4), in milliseconds. */
const LOADING_MS = 2000;

/** The maximum delay between the load event and the start of the scripts, in milliseconds. */
const LATEST_START = 2000;

function markDocument(): void {
  // Make pages start at the top, before the browser restores the scroll position on a reload.
  history.scrollRestoration = "manual";
  const { dataset } = document.documentElement;
  // Hide the fallbacks for missing scripts (components/WithoutScript).
  dataset.scripts = "";
  // While the loading flag is set, decorative transitions don't run (tokens.css).
  dataset.loading = "";
  setTimeout(() => delete dataset.loading, LOADING_MS);
}

/** After a reload, Back may only change the URL, because earlier entries can belong to the same document. */
function reloadOnBack(): void {
  const arrivedAt = location.pathname;
  window.onpopstate = () => {
    if (location.pathname !== arrivedAt) location.reload();
  };
}

function startRuntime(): void {
  const template = document.querySelector<HTMLTemplateElement>("[data-page-path]");
  // The parser may not have reached the template yet, or an earlier call may have already removed it.
  if (document.readyState === "loading" || !template) return;
  window.pagePath = template.dataset.pagePath;
  // Move the scripts into the document instead of copying them, because Trusted Types would block copies.
  template.replaceWith(template.content);
}

/** In data-saver mode, the scripts start only when the visitor interacts with the page. */
function startWhenIdle(): void {
  // Mouse movement doesn't count, since most visitors move the mouse while the pictures are still loading.
  for (const intent of ["pointerdown", "wheel", "keydown", "focusin"]) {
    addEventListener(intent, startRuntime, { capture: true, passive: true });
  }
  if (navigator.connection?.saveData) return;
  addEventListener("load", () => {
    // This timeout is a fallback, since the browser may never be idle during an animation and doesn't paint
    // background tabs.
    setTimeout(startRuntime, LATEST_START);
    // By the second frame, the browser has painted the first frame, including the last picture to load. On a
    // slow machine, the first frame reaches the screen later, so also wait until the browser reports the
    // first paint. Some extensions remove PerformanceObserver.
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () =>
          window.PerformanceObserver &&
          new PerformanceObserver(() =>
            // Safari doesn't support requestIdleCallback.
            (window.requestIdleCallback ?? setTimeout)(startRuntime),
          ).observe({ type: "paint", buffered: true }),
      ),
    );
  });
}

markDocument();
// In development, Gatsby's scripts aren't deferred.
if (process.env.NODE_ENV !== "development") {
  reloadOnBack();
  startWhenIdle();
}

// The export keeps esbuild from wrapping the file like a CommonJS module.
export {};
