import "./mark-document";
import { RUNTIME_ATTRIBUTE } from "./names";

declare global {
  interface Navigator {
    /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    pagePath?: string | undefined;
  }
}

/*
 * An inline script (gatsby/inline-scripts.ts) that starts the runtime's scripts late enough that they don't
 * delay the first paint. The scripts start once the page has been painted and the browser is idle, or earlier
 * if the visitor interacts with the page. In data-saver mode, the scripts start only when the visitor
 * interacts with the page.
 */

/** The maximum delay between the load event and the start of the scripts, in milliseconds. */
const LATEST_START = 2000;

const arrivedAt = location.pathname;
// After a reload, the Back button may only change the URL, because earlier history entries can belong to the
// same document. Until Gatsby's router takes over (runtime/hydrate.tsx), this script reloads the page
// instead.
window.onpopstate = () => {
  if (location.pathname !== arrivedAt) location.reload();
};

const start = () => {
  const template = document.querySelector<HTMLTemplateElement>(`[${RUNTIME_ATTRIBUTE}]`);
  // The parser may not have reached the template yet, or an earlier call may have already removed it.
  if (document.readyState === "loading" || !template) return;
  window.pagePath = template.dataset.pagePath;
  // Move the scripts into the document instead of copying them, because Trusted Types would block copies.
  template.replaceWith(template.content);
};

// Start the scripts when the visitor first interacts with the page. Mouse movement doesn't count, since most
// visitors move the mouse while the pictures are still loading. Once the scripts have started, these
// listeners do nothing.
for (const intent of ["pointerdown", "wheel", "keydown", "focusin"]) {
  addEventListener(intent, start, { capture: true, passive: true });
}

if (!navigator.connection?.saveData) {
  addEventListener("load", () => {
    // This timeout is a fallback, since the browser may never be idle during an animation and doesn't paint
    // background tabs.
    setTimeout(start, LATEST_START);
    // By the second frame, the browser has painted the first frame, including the last picture to load. On a
    // slow machine, the first frame reaches the screen later, so also wait until the browser reports the
    // first paint. Some extensions remove PerformanceObserver.
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () =>
          window.PerformanceObserver &&
          new PerformanceObserver(() =>
            // Safari doesn't support requestIdleCallback.
            (window.requestIdleCallback ?? setTimeout)(start),
          ).observe({ type: "paint", buffered: true }),
      ),
    );
  });
}
