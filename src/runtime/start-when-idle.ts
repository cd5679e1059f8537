import { RUNTIME_ATTRIBUTE } from "./names";

declare global {
  interface Navigator {
    /** Only in Chromium: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
  interface Window {
    /** The page's path, which Gatsby compares with the URL. */
    pagePath?: string | undefined;
  }
}

/*
 * An inline script (gatsby/inline-scripts.ts) that starts the runtime's scripts late, so that they don't delay
 * the first paint. They start when the page has loaded and painted and the browser is idle, or as soon as the
 * visitor does something. With Save-Data, only the visitor starts them.
 */

/** The latest start after the page has loaded, in milliseconds. */
const LATEST_START = 2000;

// A page starts at its top. Set this before the browser restores the scroll position on a reload.
history.scrollRestoration = "manual";

// Before the first paint, so that fallbacks don't show (components/WithoutScript).
document.documentElement.dataset.scripts = "";

const arrivedAt = location.pathname;
// After a reload, earlier history entries may belong to this document. Then Back only changes the URL, until
// Gatsby's router handles it (runtime/hydrate.tsx).
window.onpopstate = () => {
  if (location.pathname !== arrivedAt) location.reload();
};

const start = () => {
  const template = document.querySelector<HTMLTemplateElement>(`[${RUNTIME_ATTRIBUTE}]`);
  // The parser may not have reached the template yet, or an earlier call already removed it.
  if (document.readyState === "loading" || !template) return;
  window.pagePath = template.dataset.pagePath;
  // Moved scripts run as if the parser had inserted them. Trusted Types would block copies.
  template.replaceWith(template.content);
};

// A visitor's first actions. Pointer moves don't count: most mice move while the pictures are still loading.
// After the start, these listeners do nothing.
for (const intent of ["pointerdown", "wheel", "keydown", "focusin"]) {
  addEventListener(intent, start, { capture: true, passive: true });
}

if (!navigator.connection?.saveData) {
  addEventListener("load", () => {
    // The browser may never be idle during an animation, and never paints a background tab.
    setTimeout(start, LATEST_START);
    // By the second frame, the browser has painted the first, including the last picture. A slow machine
    // presents it some frames later, and then notifies the observer. Some extensions remove
    // PerformanceObserver.
    requestAnimationFrame(() =>
      requestAnimationFrame(
        () =>
          window.PerformanceObserver &&
          new PerformanceObserver(() =>
            // Safari lacks requestIdleCallback.
            (window.requestIdleCallback ?? setTimeout)(start),
          ).observe({ type: "paint", buffered: true }),
      ),
    );
  });
}
