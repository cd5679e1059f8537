import { RUNTIME_ATTRIBUTE } from "./names";

declare global {
  interface Navigator {
    /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    /** The page's path, which Gatsby compares to the URL. */
    pagePath?: string | undefined;
  }
}

/*
 * An inline script (gatsby/inline-scripts.ts) that starts the runtime's scripts late enough that they don't
 * delay the first paint. They start once the page has been loaded and painted and the browser is idle. If the
 * visitor interacts with the page, they start earlier. In data-saver mode, they only start when the visitor
 * interacts with the page.
 */

/** The scripts start at most this long after the load event, in milliseconds. */
const LATEST_START = 2000;

// Pages always start at the top. This must be set before the browser restores the scroll position on a
// reload.
history.scrollRestoration = "manual";

// Hides the fallbacks for missing scripts (components/WithoutScript) before the first paint.
document.documentElement.dataset.scripts = "";

const arrivedAt = location.pathname;
// After a reload, earlier history entries may belong to this same document. The Back button then only changes
// the URL, so this script reloads the page. Gatsby's router takes over later (runtime/hydrate.tsx).
window.onpopstate = () => {
  if (location.pathname !== arrivedAt) location.reload();
};

const start = () => {
  const template = document.querySelector<HTMLTemplateElement>(`[${RUNTIME_ATTRIBUTE}]`);
  // The parser may not have reached the template yet, or an earlier call may have already removed it.
  if (document.readyState === "loading" || !template) return;
  window.pagePath = template.dataset.pagePath;
  // Scripts that are moved into the document run as if the parser had inserted them. Trusted Types would
  // block copies.
  template.replaceWith(template.content);
};

// Starts the scripts when the visitor first interacts with the page. Mouse movement doesn't count, since most
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
    // By the second frame, the browser has painted the first one, including the last picture to load. On a
    // slow machine, that frame reaches the screen some frames later, and the observer isn't notified until
    // then. Some extensions remove PerformanceObserver.
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
